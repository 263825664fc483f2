/** Tabs through a page and looks at every stop of the focus. */
import type { Page } from "playwright-core";

/** More stops than any page has. */
const MOST_STOPS = 400;

/** What is wrong with the stops of the page's focus, one line each; empty if every one is seen, with its whole ring. */
export async function unseenStops(page: Page): Promise<string[]> {
  const found = new Set<string>();
  // The code that makes room for the focus loads after the page.
  await page.waitForFunction(beginAtTheTop);
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    const look = await page.evaluate(lookAtFocus);
    if (look === "end") return [...found];
    for (const problem of look) found.add(problem);
  }
  return [...found, `the focus never came to the end within ${MOST_STOPS} stops`];
}

/** In the page: the next Tab goes to the first control. True if room was made for the focus. */
function beginAtTheTop(): boolean {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
  window.scrollTo(0, 0);
  // The light login page does without: its style sheet leaves room enough.
  return document.documentElement.style.scrollPaddingBlock !== "" || window.location.pathname === "/login";
}

/** In the page: problems of the control that has the focus, or "end" after the last one. */
function lookAtFocus(): string[] | "end" {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return "end";
  if (element.dataset["wasStop"] !== undefined) return "end";
  element.dataset["wasStop"] = "";
  const name = (element.getAttribute("aria-label") ?? element.textContent).trim() || element.outerHTML;
  // A radio button, a file input or a search field may be drawn by what is around it.
  const around = [element.closest("label"), element.parentElement, element.nextElementSibling];
  const ringed = [element, ...around].find((one) => one !== null && ringOf(one) >= 2);
  const shown = isDrawn(element) ? [element] : around;
  const problems = [
    !shown.some((one) => one !== null && isSeen(one)) && "hidden",
    ringed == null && "no ring",
    ringed != null && isClipped(ringed) && "ring is clipped",
    docked() > window.innerHeight / 2 && "more than half of the window is docked",
  ];
  return problems.flatMap((problem) => (problem === false ? [] : [`${problem}: ${name.slice(0, 80)}`]));

  function isDrawn(one: Element): boolean {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(one).opacity !== "0";
  }
  function ringOf(one: Element): number {
    if (!isDrawn(one)) return 0;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    // Fields inside a frame of their own draw a line below.
    if (boxShadow.includes("inset")) return 2;
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  }
  /** Whether any point of it is on top, in the window. */
  function isSeen(one: Element): boolean {
    return [...one.getClientRects()].some((box) => {
      if (box.width <= 1 || box.height <= 1) return false;
      return [0.1, 0.3, 0.5, 0.7, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((right) => {
          const hit = document.elementFromPoint(box.left + box.width * right, box.top + box.height * down);
          return hit !== null && one.contains(hit);
        }),
      );
    });
  }
  /** Whether a frame around it cuts off a side of its ring. */
  function isClipped(one: Element): boolean {
    const { outlineOffset, outlineWidth } = getComputedStyle(one);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 0.5;
    const box = one.getBoundingClientRect();
    for (let frame = one.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(frame);
      const clip = frame.getBoundingClientRect();
      const isCutAcross = box.left - reach < clip.left || box.right + reach > clip.right;
      const isCutDown = box.top - reach < clip.top || box.bottom + reach > clip.bottom;
      // What is larger than its frame is seen in parts, whatever is done.
      if (overflowX !== "visible" && clip.width >= box.width && isCutAcross) return true;
      if (overflowY !== "visible" && clip.height >= box.height && isCutDown) return true;
      if (position === "fixed" || frame.matches("dialog")) break;
    }
    return false;
  }
  /** Pixels of the window's height, down its middle, that fixed and stuck things take. Messages go by themselves. */
  function docked(): number {
    const step = 4;
    let taken = 0;
    for (let y = 0; y < window.innerHeight; y += step) {
      let hit = document.elementFromPoint(window.innerWidth / 2, y);
      if (hit?.closest("dialog, [popover], [data-gives-way]")) continue;
      while (hit !== null && !["fixed", "sticky"].includes(getComputedStyle(hit).position)) hit = hit.parentElement;
      if (hit !== null && !hit.contains(element)) taken += step;
    }
    return taken;
  }
}
