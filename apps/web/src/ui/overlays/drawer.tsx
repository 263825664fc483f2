import type { ReactNode } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { close } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./drawer.module.css";
import { useModal } from "./use-modal.ts";

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  /** Accessible name, for example "Menü". */
  label: string;
  children?: ReactNode;
  /** Beside the close button, for example the logo. */
  header?: ReactNode;
  side?: "start" | "end" | undefined;
  id?: string | undefined;
};

/**
 * A sheet from the side on the native modal dialog: the menu on phones. It slides away at once; its overlay follows
 * after 500 ms (Specification §4, §9) and blocks nothing.
 */
export function Drawer({ open, onClose, label, children, header, side = "start", id }: DrawerProps) {
  const modal = useModal({ open, onClose });
  return (
    <dialog {...modal} id={id} className={classNames(styles.drawer, styles[side])} aria-label={label} data-print="hide">
      <div className={styles.frame}>
        <div className={styles.header}>
          <div className={styles.brand}>{header}</div>
          <IconButton shape={close} label={`${label} schließen`} onClick={onClose} data-autofocus="" />
        </div>
        {children}
      </div>
    </dialog>
  );
}
