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

const LOGIN_PATH = pathOf("login");
const loadPageFailure = () => import("../error-pages/page-failure.tsx");
const loadKeepFocus = () => import("../shell/keep-focus.ts").then(({ keepFocus }) => keepFocus());
const PageFailure = lazy(loadPageFailure);

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
  if (failure !== null) return pageFailure(failure, () => void router.reconsider());
  if (Page === null) return <PagePending />;
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <FailureBoundary key={location.pathname} onRetry={reset} fallback={pageFailure}>
          <Page />
        </FailureBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

const pageFailure = (error: unknown, retry: () => void): ReactNode => (
  <Suspense fallback={<PagePending />}>
    <PageFailure error={error} onRetry={retry} />
  </Suspense>
);

/** Sets the tab's title. From the second page on, focuses the headline, so that screen readers announce it. */
function useArrival(state: RouterState | null): void {
  const isFirst = useRef(true);
  // Somebody who logged in on the light login page has come from there, so their first page gets the focus, too.
  const lastPath = useRef(window.location.pathname === LOGIN_PATH ? LOGIN_PATH : null);
  useLayoutEffect(() => {
    if (state === null) return;
    const { pathname } = state.location;
    const { label } = state.found;
    if (label !== undefined) document.title = titleOf(label);
    appeared(state);
    if (state.page === null) return;
    // Preloads what the router needs without a connection.
    if (isFirst.current) void Promise.all([loadPages(), loadPageFailure(), loadKeepFocus()]).catch(() => {});
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
