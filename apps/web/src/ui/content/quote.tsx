import type { ReactNode } from "react";
import styles from "./quote.module.css";

/** What somebody wrote, with who and when: `UserText` and notes. */
export const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote className={styles.quote}>{children}</blockquote>
);
