import { type ReactNode, useEffect, useRef } from "react";
import styles from "./tab-nav.module.css";

/** Pages beside each other as a row of links; the current one carries `aria-current="page"` (router links do that themselves). */
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

/** On a phone the current one may lie beyond the edge; the page itself stays where it is, which `scrollIntoView` can't promise. */
function bringIntoRow(row: HTMLElement, tab: HTMLElement): void {
  const [seen, wanted] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (wanted.right > seen.right) row.scrollLeft += wanted.right - seen.right;
  else if (wanted.left < seen.left) row.scrollLeft += wanted.left - seen.left;
}
