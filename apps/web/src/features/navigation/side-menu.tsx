import type { MenuItem } from "@portal/contract/navigation/calls";
import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import { usePortalLocation } from "../../platform/routing/navigation.ts";
import { InternalLink } from "../../platform/routing/page-link.tsx";
import { SkeletonText, Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { external } from "../../ui/icons/icons.ts";
import { menuQuery } from "./menu-query.ts";
import styles from "./side-menu.module.css";

const START = "/";

type SideMenuProps = {
  /** Closes the menu if it is an overlay. Always the same function, or all items are drawn again with each page. */
  onLeave: () => void;
  /** Shown above the sections: the company selector. */
  children: ReactNode;
  /** Number of open tasks beside the start page; 0 or undefined shows none. */
  openTasks?: number | undefined;
};

/** The sections of the side navigation (Specification §2). */
export function SideMenu({ onLeave, children, openTasks = 0 }: SideMenuProps) {
  const menu = useQuery(menuQuery);
  return (
    <div className={styles.menu}>
      {children}
      <nav aria-label="Hauptnavigation">
        {menu.isPending && (
          <Skeleton label="Das Menü wird geladen">
            <SkeletonText lines={4} />
          </Skeleton>
        )}
        {menu.isError && (
          <p className={styles.failure}>
            Das Menü konnte nicht geladen werden.{" "}
            <button type="button" className={styles.retry} onClick={() => void menu.refetch()}>
              Erneut versuchen
            </button>
          </p>
        )}
        {menu.data && <Items items={menu.data.menuItems} openTasks={openTasks} onLeave={onLeave} />}
      </nav>
    </div>
  );
}

type ItemProps = { openTasks: number; onLeave: () => void };

function Items({ items, ...rest }: ItemProps & { items: readonly MenuItem[] }) {
  const { pathname } = usePortalLocation();
  return (
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item.label}>
          <Item item={item} current={item.pathName === pathname} {...rest} />
          {item.children.length > 0 && <Items items={item.children} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

/** A click on one draws two of some sixty. */
const Item = memo(function Item({
  item,
  current,
  openTasks,
  onLeave,
}: ItemProps & { item: MenuItem; current: boolean }) {
  if (item.isExternal && item.uri !== null) {
    return (
      <a href={item.uri} className={styles.item} target="_blank" rel="noreferrer" onClick={onLeave}>
        {item.label}
        <Icon shape={external} size={1} />
        <span className="visually-hidden">(öffnet in einem neuen Fenster)</span>
      </a>
    );
  }
  if (item.pathName === null) return <h2 className={styles.heading}>{item.label}</h2>;
  return (
    <InternalLink
      href={item.pathName}
      className={styles.item}
      ref={current ? bringIntoMenu : undefined}
      aria-current={current ? "page" : undefined}
      onClick={onLeave}
    >
      {item.label}
      {item.pathName === START && openTasks > 0 && (
        <span className={styles.count}>
          {openTasks}
          <span className="visually-hidden"> Aufgaben</span>
        </span>
      )}
    </InternalLink>
  );
});

/** Of a seen item a little can be missing, because zoomed pixels are rounded. */
const SEEN = 0.95;

/**
 * Scrolls the menu, never the page, to the current item if that is not seen. The observer answers after the layout that
 * the browser makes anyway; reading places here would force another one in the middle of showing a page.
 */
function bringIntoMenu(item: HTMLElement | null): void {
  const menu = item?.closest("aside");
  if (!item || !menu) return;
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect();
      if (seen !== undefined && seen.intersectionRatio < SEEN) menu.scrollTop = item.offsetTop - menu.clientHeight / 2;
    },
    { root: menu },
  );
  observer.observe(item);
}
