/** Starts after the first paint: the question about statistics, and the tracker if it is allowed. */
import { currentChoice, mayCount, reread, subscribeToChoice } from "./choice-store.ts";

let counts = false;

/** The tracker loads once and checks the choice before each call. */
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
