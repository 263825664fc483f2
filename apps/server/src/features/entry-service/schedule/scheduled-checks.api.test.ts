/** Checks that nobody asked for: when they happen, what they store, and that checks by hand come first. */
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { checkAllDue } from "../testing/check-all-due.ts";
import { checkTest, MINUTE_MS, NAME, statusesOf } from "../testing/check-setup.ts";
import { shownOf } from "../../../testing/portals/fake-portals.ts";
import { awaitSlot, PortalBusy } from "../portal-rate-limit.ts";
import { claimDue } from "./claims.ts";
import { enrolDueCompanies } from "./enrol.ts";

const { test, app, someone, letPortal, requestsTo } = checkTest();

beforeEach(async () => {
  await app.db.deleteFrom("listing_schedule").execute();
});

const WEEK_MINUTES = 7 * 24 * 60;
const enrolled = () => enrolDueCompanies(app.dependencies);
const checked = () => checkAllDue(app.dependencies);
const checkCount = async (companyId: number): Promise<number> =>
  (await app.db.selectFrom("listing_checks").select("id").where("company_id", "=", companyId).execute()).length;

/** Makes the company's checks and its dates older, not its people's sessions. */
async function age(companyId: number, minutes: number): Promise<void> {
  const ago = sql`${minutes} * interval '1 minute'`;
  await sql`update listing_schedule set due_at = due_at - ${ago}, read_at = read_at - ${ago}
            where company_id = ${companyId}`.execute(app.db);
  await sql`update listing_results set checked_at = checked_at - ${ago}
            where check_id in (select id from listing_checks where company_id = ${companyId})`.execute(app.db);
  await sql`update listing_checks set started_at = started_at - ${ago}, finished_at = finished_at - ${ago}
            where company_id = ${companyId}`.execute(app.db);
}

test("a booked company is checked on every portal, after a change of its entry, and after a week", async () => {
  const anna = await someone();
  await someone({ booked: false });
  expect(await enrolled()).toBe(3);
  expect(await checked()).toBe(3);
  expect(statusesOf(await anna.portals())).toEqual({ alpha: "portal_ok", beta: "portal_ok", gamma: "portal_ok" });
  expect((await anna.portals()).check).toMatchObject({ running: false, stale: false, done: 3, total: 3 });
  expect([await enrolled(), await checked()]).toEqual([0, 0]);

  await anna.setEntry({ phone: "030 777777" });
  expect(await enrolled()).toBe(0);
  app.clock.advance(11 * MINUTE_MS);
  expect(await enrolled()).toBe(1);
  expect(await checked()).toBe(3);
  expect(statusesOf(await anna.portals())).toMatchObject({ alpha: "portal_nok" });
  expect((await anna.statistics()).trend).toHaveLength(2);

  await age(anna.accountId, WEEK_MINUTES - 5);
  expect(await checked()).toBe(0);
  await age(anna.accountId, 5);
  expect(await checked()).toBe(3);
  expect((await anna.statistics()).trend).toHaveLength(3);
}, 60_000);

test("a failing portal delays only itself; after three attempts its result says so", async () => {
  const anna = await someone();
  await enrolled();
  letPortal("beta", "fail");
  expect(await checked()).toBe(3);
  expect(statusesOf(await anna.portals())).toEqual({ alpha: "portal_ok", beta: null, gamma: "portal_ok" });
  await age(anna.accountId, 15);
  expect(await checked()).toBe(1);
  await age(anna.accountId, 30);
  expect(await checked()).toBe(1);
  const answer = await anna.portals();
  expect(statusesOf(answer)).toEqual({ alpha: "portal_ok", beta: "portal_error", gamma: "portal_ok" });
  // One check with a score for the week, however many attempts it took.
  expect((await anna.statistics()).trend).toHaveLength(1);
  letPortal("beta", [shownOf(NAME)]);
  // Three failures in a row: the portal pauses for half a minute.
  app.clock.advance(MINUTE_MS);
  await age(anna.accountId, WEEK_MINUTES);
  expect(await checked()).toBe(3);
  expect(statusesOf(await anna.portals())).toMatchObject({ beta: "portal_ok" });
}, 60_000);

test("a late portal joins the week's check; what it said before stays until then", async () => {
  const anna = await someone();
  await enrolled();
  await checked();
  await age(anna.accountId, WEEK_MINUTES);
  letPortal("gamma", "fail");
  await checked();
  expect(statusesOf(await anna.portals())).toEqual({ alpha: "portal_ok", beta: "portal_ok", gamma: "portal_ok" });
  letPortal("gamma", [shownOf(NAME, { phone: "030 1" })]);
  await age(anna.accountId, 15);
  expect(await checked()).toBe(1);
  expect(statusesOf(await anna.portals())).toMatchObject({ gamma: "portal_nok" });
  expect(await checkCount(anna.accountId)).toBe(2);
}, 60_000);

test("a check by hand counts: the next scheduled one follows a week later", async () => {
  const anna = await someone();
  await enrolled();
  await anna.reload();
  await app.drainJobs();
  const before = requestsTo();
  expect(await checked()).toBe(0);
  expect(requestsTo()).toBe(before);
  await age(anna.accountId, WEEK_MINUTES);
  expect(await checked()).toBe(3);
}, 60_000);

test("a company that gave the product up, or has no address, leaves the schedule without a request", async () => {
  const [anna, bob] = [await someone(), await someone()];
  await enrolled();
  await app.db.updateTable("products").set({ status: "Inactive" }).where("company_id", "=", anna.accountId).execute();
  await bob.setEntry({ street: "", house_number: "" });
  const before = requestsTo();
  await checked();
  expect(requestsTo()).toBe(before);
  const left = await app.db
    .selectFrom("listing_schedule")
    .select("portal")
    .where("company_id", "in", [anna.accountId, bob.accountId])
    .execute();
  expect(left).toEqual([]);
});

test("while a person waits for a portal's slot, no scheduled check takes one", async () => {
  await someone();
  await enrolled();
  const now = app.clock.now();
  const lane = { portal: "held", gapMs: 20_000, most: 5 };
  await claimDue(app.db, lane, now);
  await app.db
    .insertInto("listing_schedule")
    .columns(["company_id", "portal", "due_at", "added_at"])
    .expression((from) =>
      from
        .selectFrom("companies")
        .select(({ val }) => ["id", val("held").as("portal"), val(now).as("due_at"), val(now).as("added_at")])
        .where("id", "in", from.selectFrom("products").select("company_id")),
    )
    .execute();
  // Somebody's check uses the slot of this moment, another one would have to wait too long.
  await awaitSlot(app.db, { portal: "held", gapMs: 20_000, maxWaitMs: 0, now });
  const refused = await awaitSlot(app.db, {
    portal: "held",
    gapMs: 20_000,
    maxWaitMs: 5000,
    now,
    isAwaited: true,
  }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PortalBusy);
  const then = (refused as PortalBusy).until;
  expect((await claimDue(app.db, lane, then)).claims).toEqual([]);
  await awaitSlot(app.db, { portal: "held", gapMs: 20_000, maxWaitMs: 5000, now: then, isAwaited: true });
  const later = new Date(then.getTime() + 20_000);
  expect((await claimDue(app.db, lane, later)).claims).toHaveLength(1);
});
