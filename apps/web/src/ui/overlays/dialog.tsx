import { type ReactNode, useId } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { close } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./dialog.module.css";
import { useModal } from "./use-modal.ts";

export type DialogProps = {
  open: boolean;
  /** Called for Esc, the close button and a click beside the dialog; the owner sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons. On phones they are full width, one above the other, the main one on top. */
  footer?: ReactNode;
  /** While an action runs, nothing closes the dialog (Specification §4). */
  locked?: boolean | undefined;
  size?: "sm" | "md" | "lg" | undefined;
};

/**
 * A modal dialog on the native element. Its content exists only while it is open. The focus goes to `data-autofocus`,
 * otherwise to the title.
 */
export function Dialog({ open, onClose, title, children, footer, locked = false, size = "md" }: DialogProps) {
  const titleId = useId();
  const modal = useModal({ open, onClose, locked });
  return (
    <dialog {...modal} className={classNames(styles.dialog, styles[size])} aria-labelledby={titleId}>
      {open && (
        <div className={styles.frame}>
          {/* No header and no footer element: a dialog may stand inside the page's. */}
          <div className={styles.header}>
            <h2 id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <IconButton shape={close} label="Schließen" onClick={onClose} disabled={locked} className={styles.close} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && (
            <div className={styles.footer} data-docked="">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
