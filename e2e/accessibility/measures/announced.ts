/** Another period is said to those who do not see the figures change (WCAG 4.1.3). */
import type { Page } from "playwright-core";

/** Long enough for the figures of the new period. */
const WAIT_MS = 15_000;

/** Chooses another period, where the page offers one, and waits until it is said; a line if it is not. */
export async function unsaidPeriod(page: Page): Promise<string[]> {
  const picker = page.getByRole("search", { name: "Zeitraum wählen" }).first();
  if (!(await picker.isVisible())) return [];
  const field = picker.getByLabel("Zeitraum", { exact: true });
  await field.selectOption((await field.inputValue()) === "7" ? "30" : "7");
  const said = picker.getByRole("status").filter({ hasText: /^Zeitraum: / });
  return said.waitFor({ state: "attached", timeout: WAIT_MS }).then(
    () => [],
    () => ["another period is not said"],
  );
}
