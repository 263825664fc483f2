/** What each journey starts with: a browser window that reports every complaint, and the database to make people in. */
import path from "node:path";
import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openWindow } from "./window.ts";
import type { OpeningOptions, Window } from "./window.ts";

const RESULTS = path.resolve(import.meta.dirname, "../test-results");

type WindowOptions = OpeningOptions & {
  /** Default: the shared product's address on localhost. */
  origin?: string;
};

/** Opens a window of its own: nothing shared with another one, as on another device. */
export type Open = (options?: WindowOptions) => Promise<Window>;

/**
 * A test on the running product. A journey fails where the browser's console, a script, the Content-Security-Policy or
 * a request complains of something that the journey did not announce by `window.expects`.
 */
export const journey = test
  .extend("running", { scope: "file" }, () => ({
    browserEndpoint: inject("browserEndpoint"),
    databaseUrl: inject("databaseUrl"),
  }))
  .extend("browser", { scope: "file" }, async ({ running }, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.connect(running.browserEndpoint);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("db", { scope: "file" }, async ({ running }, { onCleanup }): Promise<Kysely<Database>> => {
    const db = openDatabase(running.databaseUrl, { max: 2 });
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
    return async ({ origin = inject("origin"), ...options } = {}) => {
      const window = await openWindow(browser, { baseURL: origin, ...options });
      opened.push(window);
      return window;
    };
  });

/** What was on the screens when a journey failed, in test-results. */
async function keepPictures(opened: readonly Window[], name: string): Promise<void> {
  for (const [index, { page }] of opened.entries()) {
    if (page.isClosed()) continue;
    await page.screenshot({ path: path.join(RESULTS, `failed-${name}-${index}.png`) });
  }
}
