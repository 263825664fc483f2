import { ApiProblem } from "../api/api-problem.ts";
import { reportError } from "./report-error.ts";

/** Of errors that no person sees, one tab in so many reports; that is enough to find them. */
const ONE_TAB_IN = 4;

/** Listens for what nobody handled and for code that cannot be loaded. Called once, by main, after the first paint. */
export function startErrorReports(isSampled = Math.random() < 1 / ONE_TAB_IN): void {
  // Vite tells so, before the page shows that it failed.
  window.addEventListener("vite:preloadError", (event) => reportError("code", event.payload));
  if (!isSampled) return;
  window.addEventListener("error", ({ error }) => reportError("error", error));
  window.addEventListener("unhandledrejection", ({ reason }) => {
    // A service that cannot be reached is no defect of the page.
    if (!(reason instanceof ApiProblem && reason.isAway)) reportError("rejection", reason);
  });
}
