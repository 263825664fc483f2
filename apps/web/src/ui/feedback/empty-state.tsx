import { type ReactNode, useId } from "react";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { error } from "../icons/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  icon: IconShape;
  /** What will appear here: "Noch keine Änderungen". */
  title: ReactNode;
  /** What to do so that something appears. */
  children?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
};

/** Shown instead of an empty list: says what will appear here and how. */
export function EmptyState({ icon, title, children, action, level = 3 }: EmptyStateProps) {
  const Headline = level === 2 ? "h2" : "h3";
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon shape={icon} size={1.5} />
      </span>
      <Headline>{title}</Headline>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

type ErrorStateProps = {
  /** What failed: "Die Öffnungszeiten konnten nicht geladen werden". */
  title: ReactNode;
  /** What is not affected and what to do. */
  children?: ReactNode;
  /** Usually the button "Erneut versuchen". */
  action?: ReactNode;
  /** The phone number of the service. */
  contact?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Shown instead of content that could not be loaded. Announced when it appears. */
export function ErrorState({ title, children, action, contact, level = 3 }: ErrorStateProps) {
  const Headline = `h${level}` as const;
  const titleId = useId();
  return (
    <div className={classNames(styles.state, styles.error)} role="alert" aria-labelledby={titleId}>
      <span className={styles.icon}>
        <Icon shape={error} size={1.5} />
      </span>
      <Headline id={titleId}>{title}</Headline>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
      {contact && <div className={styles.text}>{contact}</div>}
    </div>
  );
}
