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
  if (document.getElementById(id) === null) window.scrollTo(0, 0);
  if (id !== "") tryUntil(() => reach(id));
}

/** False while the page has no such place yet, because its data are loading. */
function reach(id: string): boolean {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  if (place !== null) focusFrom(document.activeElement, place);
  return place !== null;
}

/** A link to a place of its own page leads the focus there; else the next Tab would go back to below the link. */
function focusFrom(link: Element | null, place: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement) || placeOfHash(link.hash) !== place.id) return;
  const target = place.querySelector<HTMLElement>("h2, h3") ?? place;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to `top`, and again while the page is still too short because its data are loading. */
const restore = (top: number): void =>
  tryUntil(() => {
    window.scrollTo(0, top);
    return top + window.innerHeight <= document.documentElement.scrollHeight;
  });

/** Tries now, and again whenever the page grows, until it succeeds or the person scrolls. */
function tryUntil(succeeds: () => boolean): void {
  const attempt = () => {
    if (succeeds()) endRestoring?.();
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
