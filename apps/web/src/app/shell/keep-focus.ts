/** Where somebody may go on: the open dialog, the sections and the page around what had the focus, from the inside out. */
type Region = Element & { open?: boolean };

const REGIONS = "dialog, section, main";
const HEADLINE = "h1[tabindex]";

/**
 * Without this, pressing a button that takes itself away (an invitation withdrawn, a notice answered, the next step of a
 * dialog) leaves the focus nowhere: a keyboard begins at the top of the page again, a screen reader falls silent. It goes
 * to the field or headline of the nearest region that is still there. On a page that still loads it waits for the headline.
 */
export function keepFocus(): void {
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
    else if (!last.isConnected) focus(placeIn(regions.find(({ isConnected, open = true }) => isConnected && open)));
  }).observe(document.body, { childList: true, subtree: true });
}

const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

function regionsAround(element: Element): Region[] {
  const regions: Region[] = [];
  for (let region = element.closest(REGIONS); region; region = region.parentElement?.closest(REGIONS) ?? null)
    regions.push(region);
  return regions;
}

function placeIn(region: Region = document.body): HTMLElement | null {
  const field = region.matches("dialog") ? region.querySelector<HTMLElement>("[data-autofocus]") : null;
  if (field) return field;
  const headline = region.querySelector<HTMLElement>("h1, h2, h3");
  headline?.setAttribute("tabindex", "-1");
  return headline;
}
