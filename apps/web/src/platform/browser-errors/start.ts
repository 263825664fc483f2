import { ApiProblem } from "../api/api-problem.ts";
import { takeEarlyFailures } from "./early-failures.ts";
import { reportError } from "./report-error.ts";

/** Of errors that no person sees, one tab in so many reports; that is enough to find them. */
const ONE_TAB_IN = 4;

/**
 * Listens for what nobody handled and for code that cannot be loaded, and reports what failed earlier. Called once, by
 * main, after the page has loaded. Returns what ends it.
 */
export function startErrorReports(isSampled = Math.random() < 1 / ONE_TAB_IN): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const early = takeEarlyFailures();
  // Vite tells so, before the page shows that it failed.
  window.addEventListener("vite:preloadError", ({ payload }) => reportError("code", payload), { signal });
  if (isSampled) {
    for (const event of early) report(event);
    for (const type of ["error", "unhandledrejection"] as const) window.addEventListener(type, report, { signal });
  }
  return () => ending.abort();
}

function report(event: ErrorEvent | PromiseRejectionEvent): void {
  if (event instanceof ErrorEvent) return reportError("error", event.error);
  const { reason } = event;
  // A service that cannot be reached is no defect of the page.
  if (!(reason instanceof ApiProblem && reason.isAway)) reportError("rejection", reason);
}
