import { COOKIE_CHOICE_COOKIE } from "@portal/contract/tracking/cookie-choice";
import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { running } from "../../running.ts";
import { forgetDrafts, reach } from "../look-at.ts";
import type { State } from "../state.ts";
import { STATES } from "../states.ts";
import { sessionPool, testUsers } from "../test-users.ts";
import type { TestUsers } from "../test-users.ts";
import { unseenStops } from "./stops.ts";

/** A page of each kind; `npm run audit -- --focus` looks at all pages. */
const SOME = [
  "log-in",
  "register",
  "questions",
  "user dashboard",
  "entry data, hours and payment",
  "history",
  "statistics",
  "a new case",
];
const wanted = (process.env["AUDIT_ONLY"] ?? "").split(",");
const isWanted = ({ name, isPage, endsSession }: State): boolean => {
  if (process.env["AUDIT"] !== "focus") return SOME.includes(name);
  return isPage !== false && !endsSession && wanted.some((word) => name.includes(word));
};
const states = STATES.filter(isWanted);

/** A phone, and an ordinary screen at 400 %. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

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

it("the chosen pages exist", () => {
  expect(SOME.filter((name) => !STATES.some((state) => state.name === name))).toEqual([]);
});

describe("while the cookie question waits, every stop of the focus is seen with its whole ring:", () => {
  it.for(states.flatMap((state) => WINDOWS.map((size) => ({ state, size, name: state.name, ...size }))))(
    "$name, $width × $height",
    async ({ state, size }) => {
      const context = await sessions.contextOf(state.who, running.origin);
      await context.clearCookies({ name: COOKIE_CHOICE_COOKIE });
      const page = await context.newPage();
      await page.setViewportSize(size);
      await reach(state, { page, db, users });
      const found = await unseenStops(page);
      await forgetDrafts(page);
      await page.close();
      expect(found).toEqual([]);
    },
  );
});
