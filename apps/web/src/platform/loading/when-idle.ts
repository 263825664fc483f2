/** Calls back when the browser has nothing else to do, after two seconds at the latest. */
export function whenIdle(begin: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) window.requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 200);
}
