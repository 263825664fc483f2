import type { ReactNode } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { close, error, info, success, warning } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./alert.module.css";

/** Each tone has its own colour and its own shape: octagon, triangle, ticked circle, circle with i. */
export type Tone = "danger" | "warning" | "success" | "info";
const SHAPES: Record<Tone, IconShape> = { danger: error, warning, success, info };
const WORDS: Record<Tone, string> = { danger: "Fehler", warning: "Achtung", success: "Erledigt", info: "Hinweis" };

type AlertProps = {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** Gives it a closing button. */
  onDismiss?: (() => void) | undefined;
  /** It appears after something the person did: danger interrupts the screen reader, the rest waits its turn. */
  announce?: boolean;
};

/** A message in the flow of the page. For "gespeichert" and the like use a toast. */
export function Alert({ tone, title, children, actions, onDismiss, announce = false }: AlertProps) {
  const role = announce ? (tone === "danger" ? "alert" : "status") : undefined;
  return (
    <div className={classNames(styles.alert, styles[tone])} role={role}>
      <Icon shape={SHAPES[tone]} size={1.375} className={styles.icon} />
      <div className={styles.body}>
        <span className="visually-hidden">{WORDS[tone]}: </span>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton size="sm" shape={close} label="Meldung schließen" onClick={onDismiss} className={styles.close} />
      )}
    </div>
  );
}
