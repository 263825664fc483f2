/**
 * The browser's first file. The login page needs neither router nor query cache, so it starts alone, and the portal
 * loads as soon as somebody uses it. Every other address loads the portal at once.
 */
import { pathOf } from "@portal/contract/pages/routes";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { PlainLayout } from "./app/shell/plain-layout.tsx";
import { LightLoginPage } from "./features/auth/pages/light-login-page.tsx";
import { loadNotices } from "./features/notifications/notices-store.ts";
import { brand } from "./platform/brand/brand.ts";
import { isCompanyExpected, isSessionExpected, startSession } from "./platform/session/session-store.ts";
import { useSession } from "./platform/session/use-session.ts";
import { LoadingPage } from "./ui/feedback/loading-screen.tsx";
import "./ui/styles/global.css";

const loadPortal = () => import("./app/portal.tsx");
const Portal = lazy(loadPortal);
const startsAtLogin = window.location.pathname === pathOf("login");

function App() {
  const session = useSession();
  const nobody = session.kind === "logged-out" || (session.kind === "loading" && !isSessionExpected());
  if (startsAtLogin && nobody && !portalShown)
    return (
      <PlainLayout>
        <LightLoginPage onFirstTouch={() => void loadPortal()} />
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

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
document.documentElement.dataset["brand"] = brand.theme;
startSession();
void loadNotices();
if (!startsAtLogin) {
  void loadPortal();
  // In parallel: every address but a company's start page needs the map of all pages.
  if (window.location.pathname !== pathOf("dashboard") || !isCompanyExpected()) void import("./app/router/page-map.ts");
}
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
// Cookie question and tracker, which the page does not wait for.
window.addEventListener("load", () =>
  setTimeout(() => void import("./features/tracking/start.ts").then(({ startTracking }) => startTracking())),
);
