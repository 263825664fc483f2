import type { ReactNode } from "react";
import { buttonClass } from "../actions/button.tsx";
import { Icon } from "../icons/icon.tsx";
import { chevronLeft, chevronRight } from "../icons/icons.ts";
import styles from "./pagination.module.css";

/** Props to spread on the router's link to `page`. */
export type PageLinkProps = {
  className: string;
  children: ReactNode;
  "aria-label": string;
  "aria-current": "page" | undefined;
};

type PaginationProps = {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  /** Renders the link to a page, so that the address holds the page number. */
  renderLink: (page: number, props: PageLinkProps) => ReactNode;
  /** Accessible name, if a page has two paginations: "Seiten der Änderungen". */
  label?: string | undefined;
};

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pageCount, renderLink, label = "Seiten" }: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = (to: number, name: string, shape: string) =>
    to >= 1 && to <= pageCount ? (
      renderLink(to, {
        className: buttonClass({ variant: "quiet", size: "sm" }),
        children: <Icon shape={shape} />,
        "aria-label": name,
        "aria-current": undefined,
      })
    ) : (
      <span className={styles.off}>
        <Icon shape={shape} />
      </span>
    );
  return (
    <nav className={styles.nav} aria-label={label}>
      {step(page - 1, "Vorige Seite", chevronLeft)}
      <ul className={styles.list} role="list">
        {pageNumbers(page, pageCount).map((item, index) => (
          <li key={item ?? `gap-${index}`} className={styles.item}>
            {item === null ? <span className={styles.gap}>…</span> : renderLink(item, pageLink(item, item === page))}
          </li>
        ))}
      </ul>
      <p className={styles.short}>
        Seite {page} von {pageCount}
      </p>
      {step(page + 1, "Nächste Seite", chevronRight)}
    </nav>
  );
}

function pageLink(page: number, current: boolean): PageLinkProps {
  return {
    className: buttonClass({ variant: current ? "primary" : "quiet", size: "sm" }),
    children: page,
    "aria-label": `Seite ${page}`,
    "aria-current": current ? "page" : undefined,
  };
}

/** The first page, the last page and the neighbours of `page`; null is a gap. At most seven items. */
export function pageNumbers(page: number, count: number): (number | null)[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, null, count];
  if (page >= count - 3) return [1, null, count - 4, count - 3, count - 2, count - 1, count];
  return [1, null, page - 1, page, page + 1, null, count];
}
