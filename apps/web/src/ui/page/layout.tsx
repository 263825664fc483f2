import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./layout.module.css";

type Gap = "xs" | "sm" | "md" | "lg" | "xl";
type LayoutProps = { children?: ReactNode; gap?: Gap | undefined; className?: string | undefined };
type RowProps = LayoutProps & { spread?: boolean | undefined; "data-print"?: "hide" | undefined };

/** Elements one below the other. Gap: xs 4, sm 8, md 16 (default), lg 24, xl 48 px. */
export function Stack({ children, gap = "md", className }: LayoutProps) {
  return <div className={classNames(styles.stack, styles[gap], className)}>{children}</div>;
}

/** Elements in a row that wraps: buttons, badges. `spread` moves the last one to the end. */
export function Row({ children, gap = "sm", spread = false, className, "data-print": print }: RowProps) {
  return (
    <div className={classNames(styles.row, styles[gap], spread && styles.spread, className)} data-print={print}>
      {children}
    </div>
  );
}

/** Equal columns, as many as fit: sm from 12 rem, md from 18 rem (default), lg from 26 rem. */
export function Columns({
  children,
  gap = "md",
  min = "md",
  className,
}: LayoutProps & { min?: "sm" | "md" | "lg" | undefined }) {
  return <div className={classNames(styles.columns, styles[gap], styles[`min-${min}`], className)}>{children}</div>;
}
