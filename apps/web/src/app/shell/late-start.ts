/** Starts what the first page does not wait for, when the browser is idle. */
import { preloadCode } from "../../platform/loading/load-code.ts";
import { whenIdle } from "../../platform/loading/when-idle.ts";

function begin(): void {
  preloadCode(() => import("../../platform/events/start.ts").then(({ startEvents }) => startEvents()));
  preloadCode(() => import("../../platform/offline/start.ts").then(({ startOffline }) => startOffline()));
}

export function startLater(): void {
  if (navigator.onLine) whenIdle(begin);
  else window.addEventListener("online", () => whenIdle(begin), { once: true });
}
