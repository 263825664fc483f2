/** What becomes of a page that came as HTML when its script takes it over. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { POLL } from "../look.ts";

/**
 * The page's content as it was sent and as it is now. Buttons of forms are disabled until the script runs, and pictures
 * that come after the page have an empty place in it.
 */
export const contents = (page: Page, html: string): Promise<{ sent: string; now: string }> =>
  page.evaluate((text) => {
    const contentOf = (place: Document) => {
      const root = place.getElementById("root")?.cloneNode(true) as HTMLElement;
      for (const button of root.querySelectorAll("[data-starts]")) {
        button.removeAttribute("data-starts");
        button.removeAttribute("disabled");
      }
      for (const later of root.querySelectorAll("[data-later]")) later.replaceChildren();
      return root.innerHTML.replaceAll(/<!--.*?-->/g, "");
    };
    return { sent: contentOf(new DOMParser().parseFromString(text, "text/html")), now: contentOf(document) };
  }, html);

/** Waits until the page's script has taken over all of the page. */
export const takenOver = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.locator("#root").evaluate((root) => {
          const isBound = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
          return [...root.querySelectorAll("*")].every((element) => isBound(element));
        }),
      POLL,
    )
    .toBe(true);

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/**
 * A typeface that comes after the first frame makes words a few pixels narrower: about 0.0002. Where it comes later than
 * that, the browser leaves it out.
 */
const TYPEFACE_SHIFT = 0.001;

/** What the layout moved from the beginning on, one line for each shift: how much, and which elements went where. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async (least) => {
    await document.fonts.ready;
    const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node.outerHTML : (node?.textContent ?? "gone")).slice(0, 80);
    const lines: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        if (value < least) continue;
        const moves = sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} from ${at(previousRect)} to ${at(currentRect)}`,
        );
        lines.push(`${value}: ${moves.join("; ")}`);
      }
    });
    observer.observe({ type: "layout-shift", buffered: true });
    // Entries are delivered in a task after the frame that they belong to.
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return lines;
  }, TYPEFACE_SHIFT);

/** Holds back every script until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Holds back every call until the returned function is called. */
export async function holdCalls(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/**", async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
