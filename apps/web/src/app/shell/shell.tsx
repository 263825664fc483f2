import type { Route } from "@portal/contract/pages/routes";
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { CompanySelector } from "../../features/account/company-selector.tsx";
import { Crumbs } from "../../features/navigation/crumbs.tsx";
import { SideMenu } from "../../features/navigation/side-menu.tsx";
import { Notices } from "../../features/notifications/notices.tsx";
import { reloadStaleNotices } from "../../features/notifications/reload-stale-notices.ts";
import { brand } from "../../platform/brand/brand.ts";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { reloadStaleAccount } from "../../platform/session/active-account.ts";
import type { LoggedIn } from "../../platform/session/session-state.ts";
import { BrandLogo } from "../../ui/content/brand-logo.tsx";
import { Drawer } from "../../ui/overlays/drawer.tsx";
import type { FoundPage } from "../router/router.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";
import { useOpenTasks } from "./use-open-tasks.ts";
import { useReturnToTab } from "./use-return-to-tab.ts";

/** Lazy, because few people act for others. */
const SupportBar = lazyPart(() => import("../../features/auth/support/support-bar.tsx"));

type ShellProps = {
  session: LoggedIn;
  route: Route | undefined;
  found: FoundPage;
  children: ReactNode;
};

const MENU_ID = "seitenmenue";

/** Header, side navigation, breadcrumbs, notices and footer around a page (Specification §2 "Layout elements"). */
export function Shell({ session, route, found, children }: ShellProps) {
  // Null until it is opened: each page would draw a menu that nobody sees.
  const [menuOpen, setMenuOpen] = useState<boolean | null>(null);
  const closeMenu = useCallback(() => setMenuOpen((wasOpened) => (wasOpened === null ? null : false)), []);
  useReturnToTab(reloadStaleData);
  const withMenu = route?.hidesSideMenu !== true;
  const sideMenu = (
    <SideMenu onLeave={closeMenu} openTasks={useOpenTasks(session.activeAccountId)}>
      <CompanySelector session={session} onLeave={closeMenu} />
    </SideMenu>
  );
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#inhalt">
        Zum Inhalt springen
      </a>
      {session.user.cucaInfo && (
        <Suspense>
          <SupportBar session={session} cucaInfo={session.user.cucaInfo} />
        </Suspense>
      )}
      <Header
        session={session}
        menu={withMenu ? { id: MENU_ID, open: menuOpen === true, onOpen: () => setMenuOpen(true) } : null}
      />
      <div className={withMenu ? styles.columns : styles.single}>
        {withMenu && (
          <aside className={styles.side} aria-label="Firma und Menü" data-print="hide">
            {sideMenu}
          </aside>
        )}
        <div className={styles.content}>
          <Notices />
          <main id="inhalt" tabIndex={-1} className={styles.main}>
            <Crumbs route={route} label={found.label} parents={found.parents} session={session} />
            {children}
          </main>
        </div>
      </div>
      <Footer />
      {withMenu && (
        <Drawer
          open={menuOpen === true}
          onClose={closeMenu}
          label="Menü"
          id={MENU_ID}
          header={<BrandLogo {...brand.logo} />}
        >
          {menuOpen !== null && sideMenu}
        </Drawer>
      )}
    </div>
  );
}

/** Reloads company and notices for people who return after the reload timeout (Specification §9). */
function reloadStaleData(): void {
  reloadStaleAccount();
  reloadStaleNotices();
}
