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

describe("no page scrolls sideways", () => {
  it.for(STATES.filter(({ isPage = true }) => isPage))(
    "$name at 320 px, or with text twice as large",
    async (state) => {
      const context = await wardrobe.contextOf(state.who, inject("origin"));
      const page = await context.newPage();
      await page.setViewportSize({ width: 320, height: 640 });

      await reach(state, { page, db, cast });
      const small = await overflow(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      const large = await overflow(page);

      await page.close();
      expect(small).toBe(0);
      expect(large).toBe(0);
    },
  );
});
