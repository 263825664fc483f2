/** Starts after the first paint: the question about statistics, and the tracker if it is allowed. */
import { currentChoice, mayCount, reread, sendRefusal, subscribeToChoice } from "./choice-store.ts";
import { removeQuestion } from "./cookie-question.ts";

let counts = false;

/** The tracker loads once and checks the choice before each call. */
function countIfAllowed(): void {
  if (counts || !mayCount()) return;
  counts = true;
  void import("./tracker.ts").then(({ startTracker }) => startTracker()).catch(() => (counts = false));
}

function lookAgain(): void {
  reread();
  void sendRefusal();
}

/** Called once, by main. */
export function startTracking(): void {
  countIfAllowed();
  subscribeToChoice(countIfAllowed);
  document.addEventListener("visibilitychange", lookAgain);
  window.addEventListener("storage", reread);
  window.addEventListener("online", lookAgain);
  lookAgain();
  if (currentChoice() !== null) return removeQuestion();
  return void import("./cookie-banner.tsx").then(({ showBanner }) => showBanner()).catch(() => {});
}
