/** A page of the journeys' Chromium as a tab, for what runs in every engine. */
import type { Page } from "playwright-core";
import type { Tab } from "./tab.ts";

const STEPS = 12;

export const chromiumTab = (page: Page): Tab => ({
  version: page.context().browser()?.version() ?? "",
  goTo: async (url) => void (await page.goto(url)),
  evaluate: (inPage, ...args) => page.evaluate(`(${String(inPage)})(...${JSON.stringify(args)})`),
  press: (keys) => page.keyboard.press(keys),
  type: (text) => page.keyboard.type(text),
  click: ({ x, y }) => page.mouse.click(x, y),
  async drag(from, to) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: STEPS });
    await page.mouse.up();
  },
  choose: (selector, files) => page.setInputFiles(`${selector}[type=file]`, [...files]),
  resize: (width, height) => page.setViewportSize({ width, height }),
  screenshot: async (file) => void (await page.screenshot({ path: file })),
  close: () => page.close(),
});
