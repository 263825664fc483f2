import { pathOf } from "@portal/contract/pages/routes";
import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { titleOf } from "../../platform/brand/brand.ts";
import { LoadingPage } from "../../ui/feedback/loading-screen.tsx";
import { PortalFrame } from "../shell/portal-frame.tsx";
import { FailureBoundary } from "./failure-boundary.tsx";
import { PagePending } from "./page-pending.tsx";
import { loadPages, router } from "./portal-router.ts";
import { appeared, type RouterState } from "./router.ts";

const LOG_IN = pathOf("login");
const loadFailureNotice = () => import("../error-pages/failure-notice.tsx");
const loadFocusKeeper = () => import("../shell/keep-focus.ts").then(({ keepFocus }) => keepFocus());
const FailureNotice = lazy(loadFailureNotice);

/** The page that the router decided on, in its frame. */
export function RouterView() {
  const state = useSyncExternalStore(router.subscribe, router.state);
  useArrival(state);
  if (state === null) return <LoadingPage />;
  return (
    <PortalFrame pathname={state.location.pathname} found={state.found}>
      {contentOf(state)}
    </PortalFrame>
  );
}

function contentOf({ page: Page, failure, location }: RouterState): ReactNode {
  if (failure !== null) return failureNotice(failure, () => void router.reconsider());
  if (Page === null) return <PagePending />;
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <FailureBoundary key={location.pathname} onRetry={reset} fallback={failureNotice}>
          <Page />
        </FailureBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

const failureNotice = (error: unknown, retry: () => void): ReactNode => (
  <Suspense fallback={<PagePending />}>
    <FailureNotice error={error} onRetry={retry} />
  </Suspense>
);

/** Title of the tab; from the second page on the focus goes to the headline, so that screen readers read it. */
function useArrival(state: RouterState | null): void {
  const isFirst = useRef(true);
  // whoever logged in on the page before the portal has come from there, and is told where they are now
  const lastPath = useRef(window.location.pathname === LOG_IN ? LOG_IN : null);
  useLayoutEffect(() => {
    if (state === null) return;
    const { pathname } = state.location;
    const { label } = state.found;
    if (label !== undefined) document.title = titleOf(label);
    appeared(state);
    if (state.page === null) return;
    // ahead of need: without a connection it could not be fetched any more
    if (isFirst.current) void Promise.all([loadPages(), loadFailureNotice(), loadFocusKeeper()]).catch(() => {});
    if (lastPath.current !== null && lastPath.current !== pathname) focusHeadline();
    isFirst.current = false;
    lastPath.current = pathname;
  }, [state]);
}

function focusHeadline(): void {
  const main = document.querySelector("main");
  const target = main?.querySelector<HTMLElement>("h1[tabindex]") ?? main;
  target?.focus({ preventScroll: true });
}
