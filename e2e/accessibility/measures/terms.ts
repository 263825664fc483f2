/** Lists of terms that name two things alike. */
import type { Page } from "playwright-core";

/** Terms that a description list names twice, as who listens to it hears them; one line each. */
export const repeatedTerms = (page: Page): Promise<string[]> => page.evaluate(findRepeatedTerms);

/** In the page. */
function findRepeatedTerms(): string[] {
  const lines: string[] = [];
  for (const list of document.querySelectorAll("dl")) {
    const terms = [...list.querySelectorAll("dt")]
      .filter((term) => term.closest("dl") === list && term.checkVisibility())
      .map((term) => (term.textContent ?? "").replaceAll(/\s+/g, " ").trim());
    for (const term of new Set(terms)) {
      const times = terms.filter((other) => other === term).length;
      if (times > 1) lines.push(`${times} times term "${term}"`);
    }
  }
  return lines;
}
