import type { ReactNode } from "react";
import styles from "./tab-nav.module.css";

/** Pages beside each other as a row of links; the current one carries `aria-current="page"` (router links do that themselves). */
export function TabNav({ label, links }: { label: string; links: readonly ReactNode[] }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list} role="list">
        {links.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
