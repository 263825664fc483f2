import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { running } from "../running.ts";
import { overflow, reach } from "./look-at.ts";
import { testUsers, sessionPool } from "./test-users.ts";
import type { TestUsers } from "./test-users.ts";
import { STATES } from "./states.ts";

let browser: Browser;
let db: Kysely<Database>;
let users: TestUsers;
let sessions: ReturnType<typeof sessionPool>;

beforeAll(async () => {
  browser = await chromium.connect(running.browserEndpoint);
  db = openDatabase(running.databaseUrl, { max: 2 });
  users = await testUsers(db);
  sessions = sessionPool(browser, users);
});
afterAll(async () => {
  await sessions.close();
  await browser.close();
  await db.destroy();
});

/** Alternates brands; `npm run audit` checks the full matrix. */
const PAGES = STATES.filter(({ isPage = true }) => isPage).map((state, index) => ({
  state,
  brand: index % 2 === 0 ? ("localhost" as const) : ("marke-b.localhost" as const),
}));

function originOf(host: string): string {
  const origin = new URL(running.origin);
  origin.hostname = host;
  return origin.origin;
}

describe("no page scrolls sideways", () => {
  it.for(PAGES)(
    "$state.name in $brand at 320 px, or with text twice as large, on a phone too",
    async ({ state, brand }) => {
      const context = await sessions.contextOf(state.who, originOf(brand));
      const page = await context.newPage();
      await page.setViewportSize({ width: 320, height: 640 });

      await reach(state, { page, db, users });
      const small = await overflow(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await page.setViewportSize({ width: 1280, height: 800 });
      const large = await overflow(page);
      await page.setViewportSize({ width: 390, height: 800 });
      const largeOnPhone = await overflow(page);

      await page.close();
      if (state.endsSession) await sessions.end(state.who);
      expect({ small, large, largeOnPhone }).toEqual({ small: 0, large: 0, largeOnPhone: 0 });
    },
  );
});
