import { keepFocusInSight } from "./focus-in-sight.ts";

/**
 * The places where the focus may move, from the inside out: the open dialog, the row of a list, the sections and the page
 * around the lost element.
 */
type Region = Element & { open?: boolean };

const REGIONS = "dialog, li, article, section, main";
const HEADLINE = "h1[tabindex]";

/**
 * Without this, a button that removes itself (withdraws an invitation, dismisses a notice, opens the next step of a
 * dialog) loses the focus: the keyboard starts at the top of the page again, and screen readers fall silent. The
 * focus moves to the field or headline of the nearest region that still exists and has one. On a page that is loading,
 * it waits for the headline. Also keeps the focus clear of what is docked.
 *
 * The page does not scroll by this, unless the page's own headline is what is left: a form gave way to its result, which
 * begins there. A component that leads the focus to its own beginning does it in a layout effect,
 * which comes before: the focus of an element that has it already would not scroll either.
 */
export function keepFocus(): void {
  keepFocusInSight();
  let last: Element | null = null;
  let regions: Region[] = [];
  let waitsForHeadline = false;
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof Element ? target : null;
    regions = last === null ? [] : regionsAround(last);
    waitsForHeadline = last !== null && last.matches("main") && last.querySelector(HEADLINE) === null;
  });
  new MutationObserver(() => {
    if (last === null || (document.activeElement !== document.body && document.activeElement !== last)) return;
    if (waitsForHeadline) focus(document.querySelector(`main ${HEADLINE}`));
    else if (!last.isConnected) focusPlace(placeAround(regions), regions);
  }).observe(document.body, { childList: true, subtree: true });
}

const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

function focusPlace(place: HTMLElement | null, regions: readonly Region[]): void {
  focus(place);
  // A message outside the content, such as a toast, leaves the page where it is.
  const isOfPage = regions.some((region) => region.matches("main"));
  if (isOfPage && place?.matches("h1")) place.scrollIntoView({ block: "nearest" });
}

function regionsAround(element: Element): Region[] {
  const regions: Region[] = [];
  for (let region = element.closest(REGIONS); region; region = region.parentElement?.closest(REGIONS) ?? null)
    regions.push(region);
  return regions;
}

function placeAround(regions: readonly Region[]): HTMLElement | null {
  for (const region of [...regions, document.body]) {
    const place = region.isConnected && (!("open" in region) || region.open) ? placeIn(region) : null;
    if (place) return place;
  }
  return null;
}

function placeIn(region: Region): HTMLElement | null {
  const field = region.matches("dialog") ? region.querySelector<HTMLElement>("[data-autofocus]") : null;
  if (field) return field;
  const headline = region.querySelector<HTMLElement>("h1, h2, h3");
  headline?.setAttribute("tabindex", "-1");
  return headline;
}
