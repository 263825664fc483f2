import axe from "axe-core";
import type { Page } from "playwright-core";
import { see } from "../look.ts";
import type { Scene, State } from "./state.ts";

/** Brings a page into a state and waits until nothing moves any more. */
export async function reach(state: State, scene: Scene): Promise<void> {
  const { page, cast } = scene;
  await state.before?.(scene);
  await page.goto(typeof state.path === "string" ? state.path : state.path(cast));
  await state.then?.(scene);
  await see(state.sees(page));
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all([document.fonts.ready, ...ending.map((one) => one.finished.catch(() => {}))]);
  });
}

/** What axe finds on the screen with every rule it has on by default: "rule: element", one line each. */
export async function findings(page: Page): Promise<string[]> {
  // colours on their way to another colour are nobody's contrast
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.effect?.getComputedTiming().endTime === Infinity),
  );
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

declare global {
  // The browser's side: axe puts itself there.
  interface Window {
    axe: typeof axe;
  }
}
