import { type ReactNode, useEffect, useRef } from "react";
import styles from "./tab-nav.module.css";

/** A row of links to sibling pages; the current one has `aria-current="page"`. */
export function TabNav({ label, links }: { label: string; links: readonly ReactNode[] }) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current=page]") ?? null;
    if (current !== shown.current && list.current && current) bringIntoRow(list.current, current);
    shown.current = current;
  });
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul ref={list} className={styles.list} role="list">
        {links.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Scrolls the row to the current link, which may be beyond the edge on a phone. `scrollIntoView` could scroll the
 * page, too.
 */
function bringIntoRow(row: HTMLElement, tab: HTMLElement): void {
  const [seen, wanted] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (wanted.right > seen.right) row.scrollLeft += wanted.right - seen.right;
  else if (wanted.left < seen.left) row.scrollLeft += wanted.left - seen.left;
}
