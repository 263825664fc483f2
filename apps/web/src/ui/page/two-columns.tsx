import type { ReactNode } from "react";
import styles from "./two-columns.module.css";

/**
 * A main column and a narrower one beside it. If the text leaves too little room, with doubled text or on phones, all
 * is in one column, in the order of the document or of `Place`.
 */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}

export const MainColumn = ({ children }: { children: ReactNode }) => <div className={styles.main}>{children}</div>;

export const SideColumn = ({ children }: { children: ReactNode }) => <div className={styles.side}>{children}</div>;

/**
 * One element of a column. `at` is its position in the single-column layout: 1 and 2 come after all elements without
 * it.
 */
export function Place({ at, children }: { at?: 1 | 2 | undefined; children: ReactNode }) {
  return <div className={at && styles[`at${at}`]}>{children}</div>;
}
