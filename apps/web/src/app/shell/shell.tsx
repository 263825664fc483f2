import type { Route } from "@portal/contract/pages/routes";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { LoggedIn } from "../../platform/session/session-state.ts";
import { Drawer } from "../../ui/overlays/drawer.tsx";
import { BrandLogo } from "../../ui/content/brand-logo.tsx";
import { brand } from "../../platform/brand/brand.ts";
import type { FoundPage } from "../router/router.ts";
import { Crumbs } from "./crumbs.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Notices } from "./notices.tsx";
import { SideMenu } from "./side-menu.tsx";
import styles from "./shell.module.css";
import { useKeepAccountFresh } from "./use-keep-account-fresh.ts";

/** Few people act for others. */
const SupportBar = lazy(() => import("./support-bar.tsx"));

type ShellProps = {
  session: LoggedIn;
  route: Route | undefined;
  found: FoundPage;
  children: ReactNode;
};

const MENU_ID = "seitenmenue";

/** Header, side navigation, breadcrumbs, notices and footer around a page (Specification §2 "Layout elements"). */
export function Shell({ session, route, found, children }: ShellProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  useKeepAccountFresh();
  const withMenu = route?.hidesSideMenu !== true;
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
        menu={withMenu ? { id: MENU_ID, open: menuOpen, onOpen: () => setMenuOpen(true) } : null}
      />
      <div className={withMenu ? styles.columns : styles.single}>
        {withMenu && (
          <aside className={styles.side} data-print="hide">
            <SideMenu session={session} onLeave={closeMenu} />
          </aside>
        )}
        <div className={styles.content}>
          <Notices />
          <main id="inhalt" tabIndex={-1} className={styles.main}>
            <Crumbs route={route} found={found} session={session} />
            {children}
          </main>
        </div>
      </div>
      <Footer />
      {withMenu && (
        <Drawer open={menuOpen} onClose={closeMenu} label="Menü" id={MENU_ID} header={<BrandLogo {...brand.logo} />}>
          <SideMenu session={session} onLeave={closeMenu} />
        </Drawer>
      )}
    </div>
  );
}
