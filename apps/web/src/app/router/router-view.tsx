import { pathOf } from "@portal/contract/pages/routes";
import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { germanMessage } from "../../platform/api/german-message.ts";
import { CodeProblem } from "../../platform/loading/code-problem.ts";
import { painted } from "../../platform/loading/painted.ts";
import { setPageTitle } from "../../platform/routing/page-title.ts";
import { FailureBoundary } from "../../ui/feedback/failure-boundary.tsx";
import { LoadingPage } from "../../ui/feedback/loading-screen.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";
import { PageFailure } from "../error-pages/lazy-page-failure.tsx";
import { loadForOffline } from "../shell/offline-code.ts";
import { startLater } from "../shell/late-start.ts";
import { FramedPage } from "./framed-page.tsx";
import { PagePending } from "./page-pending.tsx";
import { router } from "./portal-router.ts";
import { appeared, type MissedPage, type RouterState } from "./router.ts";

const LOGIN_PATH = pathOf("login");
const loadKeepFocus = () =>
  painted()
    .then(() => import("../shell/keep-focus.ts"))
    .then(({ keepFocus }) => keepFocus());

/** The page that the router decided on, in its frame. */
export function RouterView() {
  const state = useSyncExternalStore(router.subscribe, router.state, router.state);
  useArrival(state);
  useMissedPage(state?.missed ?? null);
  if (state === null) return <LoadingPage />;
  return (
    <FramedPage pathname={state.location.pathname} found={state.found} waits={state.waits}>
      {contentOf(state)}
    </FramedPage>
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
    if (label !== undefined) setPageTitle(label);
    appeared(state);
    if (state.page === null) return;
    if (isFirst.current) {
      loadKeepFocus().catch(() => {});
      loadForOffline();
      startLater();
    }
    if (lastPath.current !== null && lastPath.current !== pathname) focusHeadline();
    isFirst.current = false;
    lastPath.current = pathname;
  }, [state]);
}

/** Says that the next page could not be loaded, over the page that stays. */
function useMissedPage(missed: MissedPage | null): void {
  const toasts = useToasts();
  useEffect(() => {
    if (missed === null) return;
    const { href, failure, retry } = missed;
    const needsReload = failure instanceof CodeProblem && failure.needsReload;
    const id = toasts.show({
      tone: "danger",
      message: `Die Seite konnte nicht geladen werden. ${germanMessage(failure)}`,
      action: needsReload
        ? { label: "Seite neu laden", onSelect: () => window.location.assign(href) }
        : { label: "Erneut versuchen", onSelect: retry },
      duration: null,
    });
    return () => toasts.dismiss(id);
  }, [missed, toasts]);
}

function focusHeadline(): void {
  const main = document.querySelector("main");
  const target = main?.querySelector<HTMLElement>("h1[tabindex]") ?? main;
  target?.focus({ preventScroll: true });
}
