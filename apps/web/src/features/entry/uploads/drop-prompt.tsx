import styles from "./drop-prompt.module.css";

/** Speaks of dragging only where something can be dragged. */
export function DropPrompt({ what }: { what: string }) {
  return (
    <>
      {what} auswählen<span className={styles.drag}> oder hierher ziehen</span>
    </>
  );
}
