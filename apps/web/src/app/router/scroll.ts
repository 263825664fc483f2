/** Restores and reports the scroll position of history entries. */
import { placeOfHash } from "../../platform/routing/place-of-hash.ts";

/** What a page does with the scroll position. A new page starts at its top or at the fragment of its address. */
export type ScrollAfter = { kind: "keep" } | { kind: "new"; hash: string } | { kind: "restore"; top: number };

/** How long a page may take to grow to the height that it had. */
const RESTORE_TIMEOUT_MS = 10_000;
/** Browsers refuse many changes of the history in a short time, so a position is kept once scrolling pauses. */
const PAUSE_MS = 200;
/** What a person scrolls with. It ends a restoration. */
const OWN_SCROLLING = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let endRestoring: (() => void) | null = null;

export function scrollTo(after: ScrollAfter): void {
  if (after.kind === "keep") return;
  endRestoring?.();
  if (after.kind === "restore") return restore(after.top);
  const id = placeOfHash(after.hash);
  const place = id === "" ? null : document.getElementById(id);
  if (place) place.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Scrolls to `top`, and again whenever a page that is still too short because its data are loading grows. */
function restore(top: number): void {
  const attempt = () => {
    window.scrollTo(0, top);
    const height = document.documentElement.scrollHeight;
    if (top + window.innerHeight <= height) endRestoring?.();
  };
  const growth = new ResizeObserver(attempt);
  const timeout = setTimeout(() => endRestoring?.(), RESTORE_TIMEOUT_MS);
  endRestoring = () => {
    endRestoring = null;
    growth.disconnect();
    clearTimeout(timeout);
    for (const name of OWN_SCROLLING) window.removeEventListener(name, stop);
  };
  const stop = () => endRestoring?.();
  for (const name of OWN_SCROLLING) window.addEventListener(name, stop, { passive: true });
  growth.observe(document.body);
  attempt();
}

/** Calls `keep` with the position when scrolling pauses and when the page is left, but not during a restoration. */
export function watchScroll(keep: (top: number) => void): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    clearTimeout(pause);
    if (endRestoring === null) keep(window.scrollY);
  };
  window.addEventListener(
    "scroll",
    () => {
      clearTimeout(pause);
      pause = setTimeout(report, PAUSE_MS);
    },
    { passive: true },
  );
  // When "pagehide" comes, Chromium has taken the history's state for the reload already; Safari on phones knows it alone.
  for (const name of ["beforeunload", "pagehide"]) window.addEventListener(name, report);
}
