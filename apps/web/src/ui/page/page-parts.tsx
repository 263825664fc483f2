import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./page-parts.module.css";

type PagePartsProps = {
  children: ReactNode;
  /** text: for reading and for forms · list: for items with a state or buttons beside them · full (default). */
  width?: "text" | "list" | "full" | undefined;
  className?: string | undefined;
};

/** All below the page's header, one below the other: messages, filters, lists, sections. */
export const PageParts = ({ children, width = "full", className }: PagePartsProps) => (
  <div className={classNames(styles.parts, styles[width], className)}>{children}</div>
);
