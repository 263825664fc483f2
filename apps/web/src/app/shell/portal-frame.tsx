/** The frame around every page of the router: shell for logged-in people, plain layout for everybody else. */
import { matchRoute } from "@portal/contract/routes";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/standing-routes";
import { Fragment, lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../../platform/session/use-session.ts";
import { LoadingPage } from "../loading-screen.tsx";
import { PAGES } from "../pages.ts";
import { AccountGate } from "./account-gate.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PlainLayout } from "./plain-layout.tsx";
import { Shell } from "./shell.tsx";

const ExpiredSessionDialog = lazy(() => import("./expired-session-dialog.tsx"));

export function PortalFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  const session = useSession();
  if (pathname.startsWith(PUBLIC_ENTRY_PATH)) return children;
  const route = matchRoute(pathname);
  const entry = route && PAGES[route.name];
  const needsSomebody = typeof route?.auth === "object";
  // Whoever has just logged out sees nothing of the page that the guard is about to leave.
  if (session.kind === "loading" || (session.kind !== "logged-in" && needsSomebody)) return <LoadingPage />;
  if (session.kind !== "logged-in" || entry?.layout === "plain") return <PlainLayout>{children}</PlainLayout>;
  return (
    <>
      <Shell session={session} route={route} parents={entry?.parents ?? []}>
        {/* Another company means other pages: nothing of the old one stays on the screen. */}
        <Fragment key={session.activeAccountId}>
          <AccountGate session={session} route={route}>
            {children}
          </AccountGate>
        </Fragment>
      </Shell>
      <LeaveDialog />
      {session.expired && (
        <Suspense>
          <ExpiredSessionDialog login={session.user.login} />
        </Suspense>
      )}
    </>
  );
}
