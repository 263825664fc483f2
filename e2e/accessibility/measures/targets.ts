/**
 * Targets on a phone (WCAG 2.5.8, with the 44 px of 2.5.5): each one is at least 44 px wide and high, or a circle of 44 px
 * around its middle touches no other target and no such circle. A link in a sentence is exempt, and so is a second link
 * to the same place.
 */
import type { Page } from "playwright-core";

const PHONE = { width: 390, height: 844 };

/** What a thumb may miss, one line each. Changes the window's size, and lets the page know of a finger. */
export async function smallTargets(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.setViewportSize(PHONE);
  const found = await page.evaluate(measureTargets);
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  return found;
}

/** In the page. */
function measureTargets(): string[] {
  // What is docked at an edge lies over the rest elsewhere.
  window.scrollTo(0, 0);
  const LEAST = 44;
  /** Layout rounds. */
  const TOLERANCE = 0.5;
  const CONTROLS = `a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=option],
    [role=menuitem], [role=slider], [role=tab]`;
  type Box = { left: number; top: number; right: number; bottom: number };
  type Target = { element: HTMLElement; box: Box; isSmall: boolean };

  const front = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const targets = [...front.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((element) => isTapped(element))
    .map((element): Target => {
      const box = boxOf(element);
      const isSmall = Math.min(box.right - box.left, box.bottom - box.top) < LEAST - TOLERANCE;
      return { element, box, isSmall };
    });
  return targets.flatMap((target) => {
    if (!target.isSmall || isInSentence(target.element)) return [];
    const near = targets.find((other) => isOther(target, other) && isNear(target, other));
    if (near === undefined) return [];
    const { left, right, top, bottom } = target.box;
    const size = `${Math.round(right - left)} × ${Math.round(bottom - top)} px`;
    return [`target of ${size} near "${nameOf(near.element)}": "${nameOf(target.element)}"`];
  });

  function isTapped(element: HTMLElement): boolean {
    if (element.matches(":disabled, [inert] *") || !element.checkVisibility({ visibilityProperty: true })) return false;
    const { right, bottom, left, top } = boxOf(element);
    // What waits above the page, such as the link to its content, is only for keys; what is two pixels large is read only.
    return right - left > 2 && bottom - top > 2 && bottom + window.scrollY > 0;
  }
  /** The control with its labels and with what is laid around it to enlarge it. */
  function boxOf(element: HTMLElement): Box {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].flatMap((one) => [
      one.getBoundingClientRect(),
      ...["::before", "::after"].flatMap((pseudo) => laidAround(one, pseudo)),
    ]);
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  }
  function laidAround(element: HTMLElement, pseudo: string): Box[] {
    const style = getComputedStyle(element, pseudo);
    if (style.content === "none" || style.position !== "absolute" || style.pointerEvents === "none") return [];
    let base: HTMLElement | null = element;
    while (base !== null && getComputedStyle(base).position === "static") base = base.parentElement;
    const { left, top } = (base ?? document.body).getBoundingClientRect();
    const begin = { left: left + Number.parseFloat(style.left), top: top + Number.parseFloat(style.top) };
    const size = { width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) };
    return [{ ...begin, right: begin.left + size.width, bottom: begin.top + size.height }];
  }
  /** Whether the line's other words decide how high it is. */
  function isInSentence(element: HTMLElement): boolean {
    if (getComputedStyle(element).display !== "inline") return false;
    let block = element.parentElement;
    while (block !== null && getComputedStyle(block).display === "inline") block = block.parentElement;
    if (block === null) return false;
    const all = block.textContent.replaceAll(/[^\p{L}\p{N}]/gu, "").length;
    const linked = [...block.querySelectorAll(CONTROLS)].map(({ textContent }) => textContent).join("");
    return all > linked.replaceAll(/[^\p{L}\p{N}]/gu, "").length;
  }
  function isOther(target: Target, other: Target): boolean {
    if (target === other || target.element.contains(other.element) || other.element.contains(target.element))
      return false;
    const [one, two] = [target.element, other.element];
    // What is docked at an edge lies over the rest only until somebody scrolls.
    if (one.closest("[data-docked]") !== two.closest("[data-docked]")) return false;
    return !(one instanceof HTMLAnchorElement && two instanceof HTMLAnchorElement && one.href === two.href);
  }
  function isNear({ box }: Target, other: Target): boolean {
    const middle = (of: Box) => ({ x: (of.left + of.right) / 2, y: (of.top + of.bottom) / 2 });
    const { x, y } = middle(box);
    const nearest = {
      x: Math.max(other.box.left, Math.min(x, other.box.right)),
      y: Math.max(other.box.top, Math.min(y, other.box.bottom)),
    };
    const reach = LEAST / 2 - TOLERANCE;
    if (Math.hypot(nearest.x - x, nearest.y - y) < reach) return true;
    const to = middle(other.box);
    return other.isSmall && Math.hypot(to.x - x, to.y - y) < 2 * reach;
  }
  function nameOf(element: HTMLElement): string {
    const words = element.getAttribute("aria-label") ?? element.textContent.trim();
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (label ?? (words || element.outerHTML)).replaceAll(/\s+/g, " ").slice(0, 60);
  }
}
