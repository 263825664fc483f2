import type { Route } from "@portal/contract/pages/routes";
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react";
import { isCompanyPage } from "../../platform/routing/company-page.ts";
import { loadActiveAccount } from "../../platform/session/active-account.ts";
import type { LoggedIn } from "../../platform/session/session-state.ts";
import { LoadingScreen } from "../../ui/feedback/loading-screen.tsx";

type AccountGateProps = {
  session: LoggedIn;
  route: Route | undefined;
  /** Shown above a company's page once the company is loaded. */
  above: ReactNode;
  /** Shown instead of a company's page whose company could not be loaded; may be lazy. */
  PageFailure: ComponentType<{ error: unknown; onRetry: () => void }>;
  children: ReactNode;
};

/** Shows a company's page only after the company is loaded, because `useAccount` needs it; other pages do not wait. */
export function AccountGate({ session, route, above, PageFailure, children }: AccountGateProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const missing = session.activeAccountId !== null && session.account === null;
  useEffect(() => {
    if (missing) loadActiveAccount().catch(setFailure);
  }, [missing, attempt]);

  if (route === undefined || !isCompanyPage(route)) return children;
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
      <PageFailure error={failure} onRetry={retry} />
    </Suspense>
  );
}
