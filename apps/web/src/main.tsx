/**
 * The browser's first file. The login page needs neither router nor query cache, so it starts alone, and the portal
 * loads as soon as somebody uses it. Every other address loads the portal at once.
 */
import { pathOf } from "@portal/contract/pages/routes";
import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { PlainLayout } from "./app/shell/plain-layout.tsx";
import { LightLoginPage } from "./features/auth/pages/light-login-page.tsx";
import { loadNotices } from "./features/notifications/notices-store.ts";
import { LoadFailure } from "./platform/api/load-failure.tsx";
import { brand } from "./platform/brand/brand.ts";
import { preloadCode } from "./platform/loading/load-code.ts";
import { lazyPart } from "./platform/loading/lazy-part.tsx";
import { isCompanyExpected, isSessionExpected, startSession } from "./platform/session/session-store.ts";
import { useSession } from "./platform/session/use-session.ts";
import { FailureBoundary } from "./ui/feedback/failure-boundary.tsx";
import { LoadingPage } from "./ui/feedback/loading-screen.tsx";
import "./ui/styles/global.css";

const loadPortal = () => import("./app/portal.tsx");
const Portal = lazyPart(loadPortal, portalFailure);

const startsAtLogin = window.location.pathname === pathOf("login");

function App() {
  const session = useSession();
  const nobody = session.kind === "logged-out" || (session.kind === "loading" && !isSessionExpected());
  if (startsAtLogin && nobody && !portalShown)
    return (
      <PlainLayout>
        <LightLoginPage onFirstTouch={() => preloadCode(loadPortal)} />
      </PlainLayout>
    );
  return (
    <Suspense fallback={<LoadingPage />}>
      <Portal onShown={() => void (portalShown = true)} />
    </Suspense>
  );
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

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
document.documentElement.dataset["brand"] = brand.theme;
startSession();
void loadNotices();
if (!startsAtLogin) {
  preloadCode(loadPortal);
  // In parallel: every address but a company's start page needs the map of all pages.
  if (window.location.pathname !== pathOf("dashboard") || !isCompanyExpected())
    preloadCode(() => import("./app/router/page-map.ts"));
}
createRoot(root).render(
  <StrictMode>
    <FailureBoundary onRetry={() => window.location.reload()} fallback={portalFailure}>
      <App />
    </FailureBoundary>
  </StrictMode>,
);
// Cookie question and tracker, which the page does not wait for.
window.addEventListener("load", () =>
  setTimeout(() =>
    preloadCode(() => import("./features/tracking/start.ts").then(({ startTracking }) => startTracking())),
  ),
);
