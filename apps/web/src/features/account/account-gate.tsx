import type { Route } from "@portal/contract/pages/routes";
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react";
import { loadActiveAccount } from "../../platform/session/active-account.ts";
import type { LoggedIn } from "../../platform/session/session-state.ts";
import { LoadingScreen } from "../../ui/feedback/loading-screen.tsx";

type AccountGateProps = {
  session: LoggedIn;
  route: Route | undefined;
  /** Stands above a company's page once the company is known. */
  above: ReactNode;
  /** Stands in the place of a company's page where its data could not be loaded; may be lazy. */
  FailureNotice: ComponentType<{ error: unknown; onRetry: () => void }>;
  children: ReactNode;
};

/** Pages of a company appear once its data are there (`useAccount`); the others do not wait. */
export function AccountGate({ session, route, above, FailureNotice, children }: AccountGateProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const missing = session.activeAccountId !== null && session.account === null;
  useEffect(() => {
    if (missing) loadActiveAccount().catch(setFailure);
  }, [missing, attempt]);

  if (!isCompanyPage(route)) return children;
  if (!missing)
    return (
      <>
        {above}
        {children}
      </>
    );
  if (failure === null) return <LoadingScreen />;
  const retry = () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  return (
    <Suspense fallback={<LoadingScreen />}>
      <FailureNotice error={failure} onRetry={retry} />
    </Suspense>
  );
}

/** Pages for the role customer, and the dashboard. */
const isCompanyPage = (route: Route | undefined): boolean =>
  route?.name === "dashboard" ||
  (typeof route?.auth === "object" && route.auth.roles !== "any" && !route.auth.roles.includes("user"));
