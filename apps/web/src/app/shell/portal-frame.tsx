/** The frame around each page of the router: the shell for logged-in people, the plain layout for others. */
import { NO_NOTIFICATION } from "@portal/contract/notifications/modal/no-notification";
import { matchRoute, PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { Fragment, type ReactNode, Suspense } from "react";
import { AccountGate } from "../../features/account/account-gate.tsx";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { usePageQuery } from "../../platform/routing/use-go-to.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { LoadingPage } from "../../ui/feedback/loading-screen.tsx";
import type { FoundPage } from "../router/router.ts";
import { PageFailure } from "../error-pages/lazy-page-failure.tsx";
import { ExpiredSession } from "./expired-session.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PlainLayout } from "./plain-layout.tsx";
import { ProviderWarning } from "./provider-warning.tsx";
import { Shell } from "./shell.tsx";

/** Without its code the notification waits for the next visit. */
const NotificationModal = lazyPart(
  () => import("../../features/notifications/notification-modal.tsx"),
  () => null,
);

/** Without its code the mail tells it alone. */
const StolenSessionDialog = lazyPart(
  () => import("../../features/auth/components/stolen-session-dialog.tsx"),
  () => null,
);

type PortalFrameProps = { pathname: string; found: FoundPage; children: ReactNode };

export function PortalFrame({ pathname, found, children }: PortalFrameProps) {
  const session = useSession();
  const query = usePageQuery();
  if (pathname.startsWith(PUBLIC_ENTRY_PATH)) return children;
  const route = matchRoute(pathname);
  const needsSomebody = typeof route?.auth === "object";
  // After a logout, the page that the guard is about to leave is not shown any more.
  if (session.kind === "loading" || (session.kind !== "logged-in" && needsSomebody)) return <LoadingPage />;
  if (session.kind !== "logged-in" || found.entry.layout === "plain") return <PlainLayout>{children}</PlainLayout>;
  const { user_notification_code: code, cucaInfo, stolenSessionAt } = session.user;
  const { userNotification: asked } = query;
  // Customer care sees no notification, because only the person may confirm it.
  const needsModal = cucaInfo === undefined && (code !== NO_NOTIFICATION || asked !== undefined);
  return (
    <>
      <Shell session={session} route={route} found={found}>
        {/* A new key for each company unmounts the pages of the previous one. */}
        <Fragment key={session.activeAccountId}>
          <AccountGate
            session={session}
            route={route}
            above={session.account && <ProviderWarning key={route?.name} account={session.account} />}
            PageFailure={PageFailure}
          >
            {children}
          </AccountGate>
        </Fragment>
      </Shell>
      <LeaveDialog />
      {needsModal && (
        <Suspense>
          <NotificationModal code={code} asked={asked} />
        </Suspense>
      )}
      {stolenSessionAt !== undefined && (
        <Suspense>
          <StolenSessionDialog at={stolenSessionAt} />
        </Suspense>
      )}
      {session.expired && <ExpiredSession user={session.user} />}
    </>
  );
}
