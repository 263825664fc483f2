import { useState } from "react";
import { Button } from "../../../ui/actions/button.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { copy, share } from "../../../ui/icons/icons.ts";
import styles from "./share-link.module.css";

/** Copies the public address, or opens the phone's share sheet. */
export function ShareLink({ url, name }: { url: string; name: string }) {
  const toasts = useToasts();
  const [mayShare] = useState(() => typeof navigator.share === "function");

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(url);
      toasts.show({ tone: "success", message: "Die Adresse ist kopiert." });
    } catch {
      // Some browsers forbid copying; people can copy from the field instead.
      toasts.show({
        tone: "danger",
        message: "Das Kopieren hat nicht geklappt. Markieren Sie die Adresse und kopieren Sie sie.",
      });
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
          // Closing the share sheet rejects; that is no failure.
          <Button icon={share} onClick={() => void navigator.share({ title: name, url }).catch(() => {})}>
            Teilen
          </Button>
        )}
      </div>
    </div>
  );
}
