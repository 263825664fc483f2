/** Starts what the first page does not wait for, when the browser is idle. */
import { preloadCode } from "../../platform/loading/load-code.ts";

function begin(): void {
  preloadCode(() => import("../../platform/events/start.ts").then(({ startEvents }) => startEvents()));
  preloadCode(() => import("../../platform/offline/start.ts").then(({ startOffline }) => startOffline()));
}

export function startLater(): void {
  const whenIdle = () => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) window.requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin, 200);
  };
  if (navigator.onLine) whenIdle();
  else window.addEventListener("online", whenIdle, { once: true });
}
