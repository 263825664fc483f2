import styles from "./drop-prompt.module.css";

/** Mentions dragging only on devices with a mouse. */
export function DropPrompt({ what }: { what: string }) {
  return (
    <>
      {what} auswählen<span className={styles.drag}> oder hierher ziehen</span>
    </>
  );
}
