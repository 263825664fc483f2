import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import { headline, see } from "../look.ts";
import { withoutFirstAnswers } from "../without-first-answers.ts";
import type { Scenario, State } from "./state.ts";
import type { TestUsers } from "./test-users.ts";

/** Shows every part of the interface, also those that load. */
const GALLERY = "/preview";

/** Path and query of the page that the state begins with. */
export const pathOfState = ({ path }: State, users: TestUsers): string =>
  typeof path === "string" ? path : path(users);

/** Brings a page into a state and waits until all animations end. */
export async function reach(state: State, scenario: Scenario): Promise<void> {
  const { page, users } = scenario;
  if (state.before !== undefined) {
    await withoutFirstAnswers(page);
    await state.before(scenario);
  }
  await page.goto(pathOfState(state, users));
  await state.then?.(scenario);
  // a page whose code is loading looks like a page that loads its data
  if (!state.isLoadingScreen) await headline(page).first().waitFor({ state: "attached" });
  await see(state.sees(page));
  // A page that still loads parts of itself is not the page that people read.
  if (state.isPage !== false && !state.isLoadingScreen && pathOfState(state, users) !== GALLERY)
    await page.getByText("Wird geladen", { exact: true }).first().waitFor({ state: "detached" });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all([document.fonts.ready, ...ending.map((one) => one.finished.catch(() => {}))]);
  });
}

/** Its own text is twice as long, which each page would have to parse. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The findings of axe with its default rules, one line each: "rule: element". */
export async function findings(page: Page): Promise<string[]> {
  // a colour in transition has no meaningful contrast
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.effect?.getComputedTiming().endTime === Infinity),
  );
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** The standard's rules for documents only; the source's style is the formatter's matter. */
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** What the HTML standard forbids in the page as it is rendered now, one line each: "rule: message". */
export async function invalidHtml(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content());
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

/** Removes what the person typed and did not save, so that the same person's next state begins without it. */
export const forgetDrafts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes("draft.")) localStorage.removeItem(key);
  });

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Windows in which no page may scroll sideways; the text is twice as large in the last two (WCAG 1.4.4, 1.4.10). */
const TIGHT_WINDOWS = [
  { width: 320, height: 640, fontSize: "100%" },
  { width: 1280, height: 800, fontSize: "200%" },
  { width: 390, height: 800, fontSize: "200%" },
];

/** Windows that the page is too wide for, one line each. Changes the window's size. */
export async function tooWide(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const { fontSize, ...size } of TIGHT_WINDOWS) {
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), fontSize);
    await page.setViewportSize(size);
    const pixels = await overflow(page);
    if (pixels > 0) lines.push(`${pixels} px too wide for ${size.width} px with text of ${fontSize}`);
  }
  return lines;
}

declare global {
  // axe defines itself on the window.
  interface Window {
    axe: typeof axe;
  }
}
