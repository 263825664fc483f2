/**
 * The browser's first file. The log-in page needs neither router nor query cache, so it stands here by itself and
 * the portal follows as soon as somebody begins to type; every other address loads the portal at once.
 */
import { pathOf } from "@portal/contract/pages/routes";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { PlainLayout } from "./app/shell/plain-layout.tsx";
import { LightLogInPage } from "./features/auth/pages/light-log-in-page.tsx";
import { loadNotices } from "./features/notifications/notices-store.ts";
import { brand } from "./platform/brand/brand.ts";
import { isCompanyExpected, isSessionExpected, startSession } from "./platform/session/session-store.ts";
import { useSession } from "./platform/session/use-session.ts";
import { LoadingPage } from "./ui/feedback/loading-screen.tsx";
import "./ui/styles/global.css";

const loadPortal = () => import("./app/portal.tsx");
const Portal = lazy(loadPortal);
const startsAtLogIn = window.location.pathname === pathOf("login");

function App() {
  const session = useSession();
  const nobody = session.kind === "logged-out" || (session.kind === "loading" && !isSessionExpected());
  if (startsAtLogIn && nobody && !portalShown)
    return (
      <PlainLayout>
        <LightLogInPage onFirstTouch={() => void loadPortal()} />
      </PlainLayout>
    );
  return (
    <Suspense fallback={<LoadingPage />}>
      <Portal onShown={() => void (portalShown = true)} />
    </Suspense>
  );
}

/** Once the portal is on the screen it stays: its router shows the log-in page after a log-out. */
let portalShown = false;

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
document.documentElement.dataset["brand"] = brand.theme;
startSession();
void loadNotices();
if (!startsAtLogIn) {
  void loadPortal();
  // side by side: every address but the start page of a company needs the map of all pages as well
  if (window.location.pathname !== pathOf("dashboard") || !isCompanyExpected()) void import("./app/router/page-map.ts");
}
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
// the question about statistics, and counting where it was allowed: nothing that the page waits for
window.addEventListener("load", () =>
  setTimeout(() => void import("./features/tracking/start.ts").then(({ startTracking }) => startTracking())),
);
