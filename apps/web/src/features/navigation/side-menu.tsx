import type { MenuItem } from "@portal/contract/navigation/calls";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePortalLocation } from "../../platform/routing/navigation.ts";
import { InternalLink } from "../../platform/routing/page-link.tsx";
import { SkeletonText, Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { external } from "../../ui/icons/icons.ts";
import { menuQuery } from "./menu-query.ts";
import styles from "./side-menu.module.css";

type SideMenuProps = {
  /** Closes the menu if it is an overlay. */
  onLeave: () => void;
  /** Shown above the sections: the company selector. */
  children: ReactNode;
};

/** The sections of the side navigation (Specification §2). */
export function SideMenu({ onLeave, children }: SideMenuProps) {
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
        {menu.data && <Items items={menu.data.menuItems} onLeave={onLeave} />}
      </nav>
    </div>
  );
}

function Items({ items, onLeave }: { items: readonly MenuItem[]; onLeave: () => void }) {
  return (
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item.label}>
          <Item item={item} onLeave={onLeave} />
          {item.children.length > 0 && <Items items={item.children} onLeave={onLeave} />}
        </li>
      ))}
    </ul>
  );
}

function Item({ item, onLeave }: { item: MenuItem; onLeave: () => void }) {
  const { pathname } = usePortalLocation();
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
  const current = item.pathName === pathname;
  return (
    <InternalLink
      href={item.pathName}
      className={styles.item}
      aria-current={current ? "page" : undefined}
      onClick={onLeave}
    >
      {item.label}
    </InternalLink>
  );
}
