import type { ReactNode } from "react";
import styles from "./two-columns.module.css";

/**
 * A page's main column and a narrower one beside it, neither waiting for the other. By the room that the text leaves:
 * at doubled text, and on phones, all stand below each other, in the order of the document or of their `Place`.
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

/** One thing in a column. `at`: its place where there is one column only; 1 and 2 come after all without. */
export function Place({ at, children }: { at?: 1 | 2 | undefined; children: ReactNode }) {
  return <div className={at && styles[`at${at}`]}>{children}</div>;
}
