import { onTestFinished } from "vitest";

/** Sets the query of the window's address until the test ends. `query` is empty or begins with "?". */
export function setWindowQuery(query: string): void {
  const before = window.location.href;
  window.history.replaceState(null, "", `${window.location.pathname}${query}`);
  onTestFinished(() => window.history.replaceState(null, "", before));
}
