/** Controls that sound alike. What a list of buttons or links says must be enough to choose by. */
import type { Page } from "playwright-core";

/**
 * Rows of three or more buttons with one name, and of links with one name that lead to different places; one line each.
 * Two may be: a name that occurs in the data twice, or the same thing in two forms.
 */
export const sharedNames = (page: Page): Promise<string[]> => page.evaluate(findSharedNames);

/** In the page. */
function findSharedNames(): string[] {
  const ROW = 3;
  // The gallery of parts repeats itself on purpose.
  if (window.location.pathname === "/preview") return [];
  const front = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const flat = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (ids.length > 0) return flat(ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" "));
    return flat(element.getAttribute("aria-label")) || flat(wordsOf(element));
  };
  const wordsOf = (node: Node): string => {
    if (node instanceof HTMLImageElement) return node.alt;
    if (node instanceof Element && node.getAttribute("aria-hidden") === "true") return "";
    return node.hasChildNodes() ? [...node.childNodes].map(wordsOf).join("") : (node.textContent ?? "");
  };
  const visible = (selector: string) =>
    [...front.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const counts = new Map<string, Set<string>>();
  for (const [index, element] of visible("button, [role=button]").entries())
    note("button", nameOf(element), element, String(index));
  for (const element of visible("a[href]")) note("link", nameOf(element), element, element.getAttribute("href") ?? "");
  return [...counts].filter(([, places]) => places.size >= ROW).map(([name, places]) => `${places.size} times ${name}`);

  /** A name with the title of its item is one of its own; items that share a title are the data's matter. */
  function note(kind: string, name: string, element: Element, place: string): void {
    const item = element.closest("li, article, tr");
    const title = flat(item?.getAttribute("aria-label")) || flat(item?.querySelector("h2, h3, h4")?.textContent);
    if (title !== "" && name.includes(title)) return;
    const line = `${kind} "${name}"`;
    counts.set(line, (counts.get(line) ?? new Set()).add(place));
  }
}
