import { useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { copy, share } from "../../../ui/icons/icons.ts";
import styles from "./share-link.module.css";

/** The public address to copy, or to hand on with the phone's own means. */
export function ShareLink({ url, name }: { url: string; name: string }) {
  const toasts = useToasts();
  const [mayShare] = useState(() => typeof navigator.share === "function");

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(url);
      toasts.show({ tone: "success", message: "Die Adresse ist kopiert." });
    } catch {
      // some browsers forbid it: the field is there to copy by hand
      toasts.show({ tone: "danger", message: "Kopieren ging nicht. Markieren Sie die Adresse und kopieren Sie sie." });
    }
  }
  return (
    <div className={styles.share}>
      <TextField
        label="Adresse Ihres Eintrags"
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button icon={copy} onClick={() => void copyLink()}>
          Adresse kopieren
        </Button>
        {mayShare && (
          // closing the phone's sheet rejects: nothing has to be said about it
          <Button icon={share} onClick={() => void navigator.share({ title: name, url }).catch(() => {})}>
            Teilen
          </Button>
        )}
      </div>
    </div>
  );
}
