/** Firefox by WebDriver BiDi, which it speaks without a driver between. */
import { launch } from "puppeteer-core";
import type { KeyInput } from "puppeteer-core";
import type { FoundPrograms } from "./engines.ts";
import type { Plain, Tab } from "./tab.ts";

const STEPS = 12;

/** Starts it without a window on the screen, with a profile that is deleted at the end. */
export async function openFirefox({ browser: executablePath = "" }: FoundPrograms): Promise<Tab> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    env: { ...process.env, TZ: "Europe/Berlin" },
    extraPrefsFirefox: { "intl.accept_languages": "de" },
  });
  const page = await browser.newPage();
  const version = await browser.version();
  return {
    version: version.replace(/^firefox\//, ""),
    goTo: async (url) => void (await page.goto(url)),
    evaluate: (inPage, ...args) =>
      page.evaluate(inPage as unknown as (...values: Plain[]) => unknown, ...args) as Promise<
        ReturnType<typeof inPage>
      >,
    async press(keys) {
      const names = keys.split("+").map((name) => (name === "Space" ? " " : name)) as KeyInput[];
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.toReversed()) await page.keyboard.up(name);
    },
    type: (text) => page.keyboard.type(text),
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: STEPS });
      await page.mouse.up();
    },
    async choose(selector, files) {
      const input = await page.waitForSelector(`${selector}[type=file]`);
      await (input as unknown as { uploadFile(...paths: readonly string[]): Promise<void> }).uploadFile(...files);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    close: () => browser.close(),
  };
}
