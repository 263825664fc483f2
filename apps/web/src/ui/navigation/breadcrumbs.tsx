import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import { chevronRight } from "../icons/icons.ts";
import styles from "./breadcrumbs.module.css";

type BreadcrumbsProps = {
  /** Links to the parent pages, from the top. */
  links: readonly ReactNode[];
  /** Label of this page, not a link. */
  current: ReactNode;
};

/** Before what it leads to: where the path breaks, no arrow ends a line. */
const arrow = <Icon shape={chevronRight} size={0.875} className={styles.arrow} />;

/** The path to this page. Phones show only the link to the parent page. */
export function Breadcrumbs({ links, current }: BreadcrumbsProps) {
  return (
    <nav className={styles.nav} aria-label="Sie sind hier">
      <ol className={styles.list} role="list">
        {links.map((link, index) => (
          <li key={index} className={styles.item}>
            {index > 0 && arrow}
            {link}
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {links.length > 0 && arrow}
          {current}
        </li>
      </ol>
    </nav>
  );
}
