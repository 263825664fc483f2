/** What is chosen looks different from what is not, also where the system replaces all colours. */
import type { Page } from "playwright-core";

/** Chosen things that look like those beside them in forced colours, one line each. */
export async function alikeInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await page.evaluate(findAlike);
  await page.emulateMedia({ forcedColors: "none" });
  return found;
}

/** In the page. */
function findAlike(): string[] {
  const CHOSEN = `[aria-pressed=true], :is(a, button)[aria-current]:not([aria-current=false]), [aria-selected=true], [data-marked],
    input:is([type=radio], [type=checkbox]):checked`;
  return [...document.querySelectorAll<HTMLElement>(CHOSEN)].flatMap((element) => {
    // Drawings keep their own colours.
    if (element instanceof SVGElement || !element.checkVisibility({ visibilityProperty: true })) return [];
    const shown = drawnBy(element);
    if (shown.some((one) => isMarked(one))) return [];
    return [
      `looks unchosen: ${(element.getAttribute("aria-label") ?? element.closest("label")?.textContent ?? element.textContent).trim().slice(0, 60)}`,
    ];
  });

  /** The control and whatever may draw it. */
  function drawnBy(element: HTMLElement): Element[] {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const around = [element.nextElementSibling, element.parentElement, label];
    return element instanceof HTMLInputElement
      ? [element, ...around.filter((one) => one !== null && one !== undefined)]
      : [element, ...element.querySelectorAll("*")];
  }
  /** A native control, a line or a mark of its own. */
  function isMarked(one: Element): boolean {
    const style = getComputedStyle(one);
    if (one instanceof HTMLInputElement && style.appearance !== "none" && style.opacity !== "0") return true;
    const widths = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth].map(Number.parseFloat);
    const isUnderlined =
      style.textDecorationLine.includes("underline") && Number.parseFloat(style.textDecorationThickness) >= 3;
    const isOutlined = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
    const keepsColours = style.forcedColorAdjust === "none";
    return Math.max(...widths) >= 2 || isUnderlined || isOutlined || keepsColours;
  }
}
