import type { ReactNode, Ref } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { close, error, info, success, warning } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./alert.module.css";

/** Each tone has its own colour and shape: octagon, triangle, circle with tick, circle with i. */
export type Tone = "danger" | "warning" | "success" | "info";
const SHAPES: Record<Tone, IconShape> = { danger: error, warning, success, info };
const TONE_LABELS: Record<Tone, string> = {
  danger: "Fehler",
  warning: "Achtung",
  success: "Erledigt",
  info: "Hinweis",
};

type AlertProps = {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** Set if the text begins with a word of its own for its kind; screen readers hear no second one. */
  saysKind?: boolean;
  /** Adds a close button. */
  onDismiss?: (() => void) | undefined;
  /** Name of the close button; default "Meldung schließen". */
  dismissLabel?: string | undefined;
  /**
   * Set if the alert appears after an action. Screen readers announce danger at once, other tones after their current
   * text.
   */
  announce?: boolean;
  /** Lets the caller move the focus to the alert. */
  ref?: Ref<HTMLDivElement>;
};

/** A message in the flow of the page. Use a toast for "gespeichert" and the like. */
export function Alert({
  tone,
  title,
  children,
  actions,
  onDismiss,
  dismissLabel,
  saysKind = false,
  announce = false,
  ref,
}: AlertProps) {
  const role = announce ? (tone === "danger" ? "alert" : "status") : undefined;
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined} className={classNames(styles.alert, styles[tone])} role={role}>
      <Icon shape={SHAPES[tone]} size={1.375} className={styles.icon} />
      <div className={styles.body}>
        {!saysKind && <span className="visually-hidden">{TONE_LABELS[tone]}: </span>}
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          size="sm"
          shape={close}
          label={dismissLabel ?? "Meldung schließen"}
          onClick={onDismiss}
          className={styles.close}
        />
      )}
    </div>
  );
}
