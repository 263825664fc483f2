import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./status.module.css";

/** Each tone also has its own shape: ring, half disc, disc with tick, triangle, disc with cross. */
export type StatusTone = "neutral" | "info" | "success" | "warning" | "danger";

const SHAPES: Record<StatusTone, string> = {
  neutral: "M8 3.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  info: "M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3zM8 4.6v6.8a3.4 3.4 0 0 0 0-6.8z",
  success: "M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM10.2 5.7 7.2 9 5.7 7.5 4.6 8.6l2.7 2.6 4-4.5z",
  warning: "M8 2.2 14.3 13.3H1.7z",
  danger: "M5.5 2.5h5l3 3v5l-3 3h-5l-3-3v-5zM4.5 7.2v1.6h7V7.2z",
};

type StatusProps = {
  tone: StatusTone;
  children: ReactNode;
  /** For a whole sentence, which wraps with large text on a phone. */
  wraps?: boolean;
};

/** A state in one or two words, shown by text, shape and colour. */
export function Status({ tone, children, wraps = false }: StatusProps) {
  return (
    <span className={classNames(styles.status, styles[tone], wraps && styles.wraps)}>
      <svg viewBox="0 0 16 16" className={styles.shape} aria-hidden="true">
        <path d={SHAPES[tone]} fillRule="evenodd" />
      </svg>
      {children}
    </span>
  );
}

/** A neutral label for a kind or a count: "Premium", "3 neu". */
export function Badge({ children, accent = false }: { children: ReactNode; accent?: boolean }) {
  return <span className={classNames(styles.badge, accent && styles.accent)}>{children}</span>;
}
