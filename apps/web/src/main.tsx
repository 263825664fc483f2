/**
 * The browser's first file. The login page needs neither router nor query cache, so it starts alone, and the portal
 * loads as soon as somebody uses it. Every other address loads the portal at once.
 */
import { pathOf } from "@portal/contract/pages/routes";
import { type ReactNode, startTransition, StrictMode, Suspense } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { PlainLayout } from "./app/shell/plain-layout.tsx";
import { LightLoginPage } from "./features/auth/pages/light-login-page.tsx";
import { startNotices } from "./features/notifications/notices-store.ts";
import { noteEarlyAnswer } from "./features/tracking/cookie-question.ts";
import { LoadFailure } from "./platform/api/load-failure.tsx";
import { keepEarlyFailures } from "./platform/browser-errors/early-failures.ts";
import { loadCode, preloadCode } from "./platform/loading/load-code.ts";
import { lazyPart } from "./platform/loading/lazy-part.tsx";
import { whenIdle } from "./platform/loading/when-idle.ts";
import type { SessionState } from "./platform/session/session-state.ts";
import { isCompanyExpected, isSessionExpected, sessionState, startSession } from "./platform/session/session-store.ts";
import { useSession } from "./platform/session/use-session.ts";
import { FailureBoundary } from "./ui/feedback/failure-boundary.tsx";
import { LoadingPage } from "./ui/feedback/loading-screen.tsx";
import "./ui/styles/global.css";
// Its HTML comes with the page.
import "./features/tracking/cookie-banner.module.css";

const loadPortal = () => import("./app/portal.tsx");
const preloadPortal = () => preloadCode(loadPortal);
const Portal = lazyPart(loadPortal, portalFailure);

const startsAtLogin = window.location.pathname === pathOf("login");

function App() {
  if (showsLightLogin(useSession()))
    return (
      <PlainLayout>
        <LightLoginPage onFirstTouch={preloadPortal} />
      </PlainLayout>
    );
  return (
    <Suspense fallback={<LoadingPage />}>
      <Portal onShown={() => void (portalShown = true)} />
    </Suspense>
  );
}

function showsLightLogin({ kind }: SessionState): boolean {
  const nobody = kind === "logged-out" || (kind === "loading" && !isSessionExpected());
  return startsAtLogin && nobody && !portalShown;
}

/** After the portal is shown, it stays: its router shows the login page after a logout. */
let portalShown = false;

/** Shown instead of the whole portal. */
function portalFailure(error: unknown, retry: () => void) {
  return (
    <main>
      <LoadFailure level={1} title="Das Portal konnte nicht geladen werden" error={error} onRetry={retry} />
    </main>
  );
}

keepEarlyFailures();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
startSession();
noteEarlyAnswer();
void startNotices();
if (!startsAtLogin) {
  preloadCode(loadPortal);
  // In parallel: every address but a company's start page needs the map of all pages.
  if (window.location.pathname !== pathOf("dashboard") || !isCompanyExpected())
    preloadCode(() => import("./app/router/page-map.ts"));
}
const framed = (content: ReactNode) => (
  <StrictMode>
    <FailureBoundary onRetry={() => window.location.reload()} fallback={portalFailure}>
      {content}
    </FailureBoundary>
  </StrictMode>
);
/**
 * The page that the build has rendered, which was sent to somebody without a session, or the frame for people with one;
 * undefined for an empty root.
 */
const rendered = root.dataset["page"];
// The server has told that nothing is there, so the router need not ask.
if (rendered === "error_404") window.history.replaceState(window.history.state, "", pathOf("error_404"));
if (rendered === undefined) draw(root);
else if (showsLightLogin(sessionState())) hydrate(root, <App />);
else void takeOver(root, rendered);

/** Takes over a rendered page, or draws another in its place, when the code is there; until then it stays as it is. */
async function takeOver(place: HTMLElement, page: string): Promise<void> {
  const portal = await loadCode(loadPortal).catch(() => null);
  if (portal === null || (await portal.firstPage()) !== page) return draw(place);
  // Not `lazyPart`, which would suspend, and React would draw the page anew.
  const LoadedPortal = portal.default;
  const content = (
    <Suspense fallback={<LoadingPage />}>
      <LoadedPortal onShown={() => void (portalShown = true)} />
    </Suspense>
  );
  hydrate(place, content);
}

// As transitions, React works in slices of a few milliseconds, between which the page answers to people.
function hydrate(place: HTMLElement, content: ReactNode): void {
  startTransition(() => void hydrateRoot(place, framed(content)));
  tellLoader();
}

function draw(place: HTMLElement): void {
  startTransition(() => createRoot(place).render(framed(<App />)));
  tellLoader();
}

/** `vite/after-paint.ts` waits for it. */
function tellLoader(): void {
  window.dispatchEvent(new Event("hydrating"));
}

// Cookie question, tracker and reports of errors, which the page does not wait for.
function startWatching(): void {
  preloadCode(() => import("./features/tracking/start.ts").then(({ startTracking }) => startTracking()));
  preloadCode(() => import("./platform/browser-errors/start.ts").then(({ startErrorReports }) => startErrorReports()));
}
// A rendered page may have loaded before this file runs.
if (document.readyState === "complete") whenIdle(startWatching);
else window.addEventListener("load", () => whenIdle(startWatching));
