import type { ReactNode } from "react";
import styles from "./form-actions.module.css";

type FormActionsProps = {
  /** The saving button first, then the others. */
  children: ReactNode;
  /** What the form's state is: "Nicht gespeicherte Änderungen", "Gespeichert um 14:02 Uhr". */
  status?: ReactNode;
};

/** The end of a form; on phones it stays at the lower edge, in reach of the thumb. */
export function FormActions({ children, status }: FormActionsProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>{children}</div>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  );
}
