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
      <Illustration icon={icon} />
      <Headline>{title}</Headline>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Sheets that wait for their content, in the colours of the brand; the icon says of which kind. */
const Illustration = ({ icon }: { icon: IconShape }) => (
  <svg className={styles.illustration} viewBox="0 0 128 88" aria-hidden="true" focusable="false">
    <path className={styles.ground} d="M16 78C0 62 6 30 28 18S84 0 106 16s22 48 4 62Z" />
    <rect className={styles.sheet} x="46" y="12" width="56" height="56" rx="6" transform="rotate(7 74 40)" />
    <rect className={styles.sheet} x="30" y="18" width="64" height="62" rx="6" />
    <path className={styles.lines} d="M66 34h18M66 44h12M40 60h44M40 69h30" />
    <rect className={styles.sign} x="38" y="26" width="22" height="22" rx="6" />
    <path className={styles.icon} d={icon} transform="translate(41 29) scale(0.667)" />
  </svg>
);

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
      <span className={styles.mark}>
        <Icon shape={error} size={1.5} />
      </span>
      <Headline id={titleId}>{title}</Headline>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
      {contact && <div className={styles.text}>{contact}</div>}
    </div>
  );
}
