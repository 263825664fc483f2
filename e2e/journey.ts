/** The fixtures of each journey: a browser window that reports every error, and the database for test data. */
import path from "node:path";
import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { expect, test } from "vitest";
import { openWindow } from "./window.ts";
import type { OpeningOptions, Window } from "./window.ts";
import { running } from "./running.ts";

const RESULTS = path.resolve(import.meta.dirname, "../test-results");

type WindowOptions = OpeningOptions & {
  /** Default: the address of the worker's product on localhost. */
  origin?: string;
};

/** Opens an isolated window, like another device. */
export type Open = (options?: WindowOptions) => Promise<Window>;

/**
 * A test on the running product. A journey fails if the browser's console, a script, the Content-Security-Policy or
 * a request reports an error that the journey has not announced by `window.expects`.
 */
export const journey = test
  .extend("own", { scope: "file" }, () => running)
  .extend("browser", { scope: "file" }, async ({ own }, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.connect(own.browserEndpoint);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("db", { scope: "file" }, async ({ own }, { onCleanup }): Promise<Kysely<Database>> => {
    const db = openDatabase(own.databaseUrl, { max: 2 });
    onCleanup(() => db.destroy());
    return db;
  })
  .extend("open", async ({ browser, task }, { onCleanup }): Promise<Open> => {
    const opened: Window[] = [];
    onCleanup(async () => {
      if (task.result?.errors?.length) await keepPictures(opened, task.id);
      for (const window of opened) await window.context.close();
      for (const window of opened) expect(window.complaints()).toEqual(window.expected());
    });
    return async ({ origin = running.origin, ...options } = {}) => {
      const window = await openWindow(browser, { baseURL: origin, ...options });
      opened.push(window);
      return window;
    };
  });

/** Saves screenshots of a failed journey in test-results. */
async function keepPictures(opened: readonly Window[], name: string): Promise<void> {
  for (const [index, { page }] of opened.entries()) {
    if (page.isClosed()) continue;
    await page.screenshot({ path: path.join(RESULTS, `failed-${name}-${index}.png`) });
  }
}
