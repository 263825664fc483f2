/** The frame around every page of the router: shell for logged-in people, plain layout for everybody else. */
import { matchRoute } from "@portal/contract/routes";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/standing-routes";
import { Outlet, useLocation } from "@tanstack/react-router";
import { Fragment } from "react";
import type { PageEntry } from "../../platform/routing/page-entry.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { LoadingScreen } from "../loading-screen.tsx";
import { PAGES } from "../pages.ts";
import { ServiceAwayPage } from "../pages/service-away.tsx";
import { AccountGate } from "./account-gate.tsx";
import { ExpiredSessionDialog } from "./expired-session-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PlainLayout } from "./plain-layout.tsx";
import { Shell } from "./shell.tsx";

export function PortalFrame() {
  const session = useSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  if (pathname.startsWith(PUBLIC_ENTRY_PATH)) return <Outlet />;
  if (session.kind === "loading") return <LoadingScreen />;
  const route = matchRoute(pathname);
  const entry: PageEntry | undefined = route && PAGES[route.name];
  if (session.kind === "away" && route?.auth !== undefined) {
    return (
      <PlainLayout>
        <ServiceAwayPage />
      </PlainLayout>
    );
  }
  if (session.kind !== "logged-in" || entry?.layout === "plain") {
    return (
      <PlainLayout>
        <Outlet />
      </PlainLayout>
    );
  }
  return (
    <>
      <Shell session={session} route={route} parents={entry?.parents ?? []}>
        {/* Another company means other pages: nothing of the old one stays on the screen. */}
        <Fragment key={session.activeAccountId}>
          <AccountGate session={session} route={route}>
            <Outlet />
          </AccountGate>
        </Fragment>
      </Shell>
      <LeaveDialog />
      {session.expired && <ExpiredSessionDialog login={session.user.login} />}
    </>
  );
}
