/**
 * The browser's first file. The log-in page needs neither router nor query cache, so it stands here by itself and
 * the portal follows as soon as somebody begins to type; every other address loads the portal at once.
 */
import { pathOf } from "@portal/contract/pages/routes";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { LoadingPage } from "./app/loading-screen.tsx";
import { LightLogIn } from "./app/light-log-in.tsx";
import { loadNotices } from "./app/shell/notices-store.ts";
import { brand } from "./platform/brand/brand.ts";
import { isCompanyExpected, isSessionExpected, startSession } from "./platform/session/session-store.ts";
import { useSession } from "./platform/session/use-session.ts";
import "./ui/styles/global.css";

const loadPortal = () => import("./app/portal.tsx");
const Portal = lazy(loadPortal);
const startsAtLogIn = window.location.pathname === pathOf("login");

function App() {
  const session = useSession();
  const nobody = session.kind === "logged-out" || (session.kind === "loading" && !isSessionExpected());
  if (startsAtLogIn && nobody && !portalShown) return <LightLogIn onFirstTouch={() => void loadPortal()} />;
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
  if (window.location.pathname !== pathOf("dashboard") || !isCompanyExpected()) void import("./app/pages.ts");
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
