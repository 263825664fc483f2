/** What comes after the first paint: the question about statistics, and counting where it was allowed. */
import { currentChoice, mayCount, reread, subscribeToChoice } from "./choice-store.ts";

let counts = false;

/** The tracker is loaded once and asks before each call whether it still may. */
function countIfAllowed(): void {
  if (counts || !mayCount()) return;
  counts = true;
  void import("./tracker.ts").then(({ startTracker }) => startTracker()).catch(() => (counts = false));
}

/** Called once, by main. */
export function startTracking(): void {
  countIfAllowed();
  subscribeToChoice(countIfAllowed);
  document.addEventListener("visibilitychange", reread);
  if (currentChoice() === null) {
    void import("./cookie-banner.tsx").then(({ showBanner }) => showBanner()).catch(() => {});
  }
}
