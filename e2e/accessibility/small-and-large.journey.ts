import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { overflow, reach } from "./look-at.ts";
import { aCast, aWardrobe } from "./stage.ts";
import type { Cast } from "./stage.ts";
import { STATES } from "./states.ts";

let browser: Browser;
let db: Kysely<Database>;
let cast: Cast;
let wardrobe: ReturnType<typeof aWardrobe>;

beforeAll(async () => {
  browser = await chromium.connect(inject("browserEndpoint"));
  db = openDatabase(inject("databaseUrl"), { max: 2 });
  cast = await aCast(db);
  wardrobe = aWardrobe(browser, cast);
});
afterAll(async () => {
  await wardrobe.close();
  await browser.close();
  await db.destroy();
});

/** Both brands in turn; the full matrix is the audit's. */
const PAGES = STATES.filter(({ isPage = true }) => isPage).map((state, index) => ({
  state,
  brand: index % 2 === 0 ? ("localhost" as const) : ("marke-b.localhost" as const),
}));

function originOf(host: string): string {
  const origin = new URL(inject("origin"));
  origin.hostname = host;
  return origin.origin;
}

describe("no page scrolls sideways", () => {
  it.for(PAGES)(
    "$state.name in $brand at 320 px, or with text twice as large, on a phone too",
    async ({ state, brand }) => {
      const context = await wardrobe.contextOf(state.who, originOf(brand));
      const page = await context.newPage();
      await page.setViewportSize({ width: 320, height: 640 });

      await reach(state, { page, db, cast });
      const small = await overflow(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await page.setViewportSize({ width: 1280, height: 800 });
      const large = await overflow(page);
      await page.setViewportSize({ width: 390, height: 800 });
      const largeOnPhone = await overflow(page);

      await page.close();
      expect({ small, large, largeOnPhone }).toEqual({ small: 0, large: 0, largeOnPhone: 0 });
    },
  );
});
