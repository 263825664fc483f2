import { Button } from "../../ui/actions/button.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { copy } from "../../ui/icons/icons.ts";
import styles from "./code-to-copy.module.css";

type CodeToCopyProps = {
  label: string;
  help: string;
  code: string;
  rows: number;
  button: string;
  /** Said once it is copied. */
  copied: string;
};

/** Code in a field, from which it can be copied by hand where the browser forbids the button. */
export function CodeToCopy({ label, help, code, rows, button, copied }: CodeToCopyProps) {
  return (
    <div className={styles.code}>
      <TextArea
        label={label}
        help={help}
        readOnly
        rows={rows}
        value={code}
        spellCheck={false}
        className={styles.area}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={code} label={button} copied={copied} />
    </div>
  );
}

/** Copies a text and says so. */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  const toasts = useToasts();
  async function copyText() {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: "success", message: copied });
    } catch {
      toasts.show({
        tone: "danger",
        message: "Das Kopieren hat nicht geklappt. Markieren Sie den Code und kopieren Sie ihn.",
      });
    }
  }
  return (
    <Button icon={copy} onClick={() => void copyText()}>
      {label}
    </Button>
  );
}
