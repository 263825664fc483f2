import type { ReactNode } from "react";
import styles from "./form-actions.module.css";

type FormActionsProps = {
  /** The save button first, then the others. */
  children: ReactNode;
  /** The state of the form: "Nicht gespeicherte Änderungen", "Gespeichert um 14:02 Uhr". */
  status?: ReactNode;
};

/** The end of a form. On phones it sticks to the lower edge, within reach of the thumb. */
export function FormActions({ children, status }: FormActionsProps) {
  return (
    <div className={styles.bar} data-docked="">
      <div className={styles.buttons}>{children}</div>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  );
}
