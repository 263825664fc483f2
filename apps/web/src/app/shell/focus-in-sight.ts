/**
 * Nothing that is docked at an edge hides the control that gets the focus (WCAG 2.4.11): the place that scrolls leaves as
 * much room as everything with `data-docked` takes at that moment.
 */
export function keepFocusInSight(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const scroller = scrollerOf(target);
    const { top, bottom } = takenRoom(scroller, target);
    scroller.style.scrollPaddingBlock = `${top}px ${bottom}px`;
    // The browser may have scrolled before this event. A press with the mouse must not move its button away.
    if (target.tabIndex >= 0 && target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
    giveWay(target);
  });
}

/** Messages over the page's beginning, which nothing scrolls out from under them, move to the other edge. */
function giveWay(target: HTMLElement): void {
  const messages = document.querySelector<HTMLElement>("[data-gives-way]");
  if (messages === null || messages.contains(target)) return;
  delete messages.dataset["away"];
  const [own, over] = [target.getBoundingClientRect(), messages.getBoundingClientRect()];
  const isBelow = own.top < over.bottom && own.bottom > over.top && own.left < over.right && own.right > over.left;
  if (isBelow) messages.dataset["away"] = "";
}

/** Space for the focus ring. */
const RING_PX = 8;

const scrollerOf = (element: Element): HTMLElement =>
  element.closest<HTMLElement>("dialog") ?? document.documentElement;

/** Pixels at the upper and lower edge behind which the target would be hidden. */
function takenRoom(scroller: HTMLElement, target: HTMLElement): { top: number; bottom: number } {
  const isPage = scroller === document.documentElement;
  const edges = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  const { left, right } = target.getBoundingClientRect();
  const taken = { top: RING_PX, bottom: RING_PX };
  const take = (edge: "top" | "bottom", pixels: number) => (taken[edge] = Math.max(taken[edge], pixels + RING_PX));
  for (const docked of scroller.querySelectorAll("[data-docked]")) {
    const box = docked.getBoundingClientRect();
    const isBeside = box.height === 0 || box.right <= left || box.left >= right;
    if (isBeside || docked.contains(target) || scrollerOf(docked) !== scroller) continue;
    const { position, top, bottom } = getComputedStyle(docked);
    // What sticks may arrive at its edge only by scrolling to the target.
    if (position === "sticky" && bottom !== "auto") take("bottom", box.height + Number.parseFloat(bottom));
    else if (position === "sticky") take("top", box.height + Number.parseFloat(top));
    else if (position === "fixed" && box.top + box.bottom > edges.top + edges.bottom)
      take("bottom", edges.bottom - box.top);
    else if (position === "fixed") take("top", box.bottom - edges.top);
  }
  return taken;
}
