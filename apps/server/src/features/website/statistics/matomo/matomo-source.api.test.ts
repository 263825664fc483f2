/** Figures from Matomo, from a process that plays it, while it works and while it does not. */
import type { AnswerOf } from "@portal/contract/http/endpoint";
import { getWebsiteReferrers, getWebsiteViews } from "@portal/contract/website/statistics/calls";
import { aWebsite } from "@portal/db/factories/websites";
import { afterEach, beforeEach, expect } from "vitest";
import type { Member } from "../../../../testing/test-app.ts";
import { matomoTest } from "../../testing/fake-matomo.ts";

const { test, app, matomo } = matomoTest();
const TODAY = "2026-03-02";
let owner: Member;
let id: number;
beforeEach(async () => {
  app.clock.set(`${TODAY}T12:00:00Z`);
  owner = await app.logInMember({ products: ["WEB-M"] });
  id = await site();
});
afterEach(() => matomo.works());

const site = async (columns: object = {}): Promise<number> =>
  (
    await aWebsite(app.db, {
      company_id: owner.company.id,
      matomo_site_id: "7",
      online_since: "2025-12-01",
      ...columns,
    })
  ).id;
/** An instant of today within the minute. */
const at = (time: string): unknown => expect.stringMatching(new RegExp(`^${TODAY}T${time}:`));
const week = { startDate: "2026-02-23", endDate: "2026-03-01", interval: "Day" as const };
const views = (query: object = week, identifier = id) =>
  owner.client.call(getWebsiteViews, {
    accountId: owner.company.id,
    params: { identifier: String(identifier) },
    query: query as typeof week,
  });
const read = async (query: object = week): Promise<AnswerOf<typeof getWebsiteViews>> => (await views(query)).body;

test("the first look fetches the last month, and the job fetches the rest of the site's days", async () => {
  const first = await read();
  expect(first.source).toEqual({ kind: "matomo", until: at("12:00"), problem: null, incomplete: true });
  expect(first.totals.visits.value).toBeGreaterThan(50);
  expect(first.totals.views.value).toBeGreaterThan(first.totals.visits.value);
  expect(first.firstDay).toBe("2026-01-31");
  await app.drainJobs();
  const then = await read({ startDate: "2025-12-01", endDate: TODAY, interval: "Month" });
  expect(then.source.incomplete).toBe(false);
  expect(then.firstDay).toBe("2025-12-01");
  expect(then.periods.map(({ values }) => values.visits.value > 100)).toEqual([true, true, true, false]);
  expect((await read()).totals).toMatchObject({ visits: { value: first.totals.visits.value } });
});

test("within ten minutes nothing is fetched again; later the last days are, and today grows", async () => {
  await read();
  await matomo.fails("status&status=503");
  app.clock.advance(9 * 60_000);
  expect((await read()).source.problem).toBeNull();
  app.clock.advance(60_000);
  expect((await read()).source.problem).toBe("away");
});

test.each([
  ["hang", "timeout"],
  ["drip", "timeout"],
  ["reset", "away"],
  ["status&status=503", "away"],
  ["status&status=429&retryAfter=30", "away"],
  ["status&status=403", "refused"],
  ["garbage", "unreadable"],
  ["large", "unreadable"],
  ["redirect-loop", "unreadable"],
  ["wrong-charset", "unreadable"],
])("%s: soon the answer has the last good figures, their time and the problem %s", async (fault, problem) => {
  const good = await read();
  app.clock.advance(20 * 60_000);
  await matomo.fails(fault);
  const began = performance.now();
  const { status, body } = await views();
  // Any other request to a partner has ten seconds.
  expect(performance.now() - began).toBeLessThan(8000);
  expect(status).toBe(200);
  expect(body.source).toEqual({ ...good.source, problem });
  expect(body.totals).toEqual(good.totals);
  await matomo.works();
  app.clock.advance(21_000);
  expect((await read()).source).toMatchObject({ problem: null, until: at("12:2[01]") });
});

test("a Matomo that fails is asked once and then left alone for twenty seconds, by all calls of a page", async () => {
  await matomo.fails("hang");
  const began = performance.now();
  await Promise.all([views(), views(), views()]);
  await views();
  // Asked by each of the four, it would take ten seconds.
  expect(performance.now() - began).toBeLessThan(8000);
});

test("a site that Matomo does not know, and one without a first figure", async () => {
  const unknown = await site({ matomo_site_id: "4711" });
  expect((await views(week, unknown)).body).toMatchObject({
    source: { until: null, problem: "refused", incomplete: true },
    firstDay: null,
    comparedWith: null,
  });
});

test("figures of another Matomo site are forgotten when the website gets a new one", async () => {
  const before = await read();
  await app.db.updateTable("websites").set({ matomo_site_id: "18" }).where("id", "=", id).execute();
  app.clock.advance(120_000);
  const after = await read();
  expect(after.totals).not.toEqual(before.totals);
  expect(after.source).toMatchObject({ problem: null, until: at("12:02") });
});

test("days that were counted here before Matomo stay, and those of Matomo replace the same days", async () => {
  const day = { source: "own" as const, views: 9, visits: 5, phone: 5, computer: 0, tablet: 0, unknown: 0 };
  await app.db
    .insertInto("website_days")
    .values([
      { website_id: id, day: "2025-11-30", ...day },
      { website_id: id, day: "2026-02-23", ...day },
    ])
    .execute();
  await read();
  await app.drainJobs();
  const { rows } = await daysOf(id);
  expect(rows).toEqual(["2025-11-30 own", "2026-02-23 matomo"]);
});

const daysOf = async (websiteId: number) => ({
  rows: (
    await app.db
      .selectFrom("website_days")
      .select(["day", "source"])
      .where("website_id", "=", websiteId)
      .where("day", "in", ["2025-11-30", "2026-02-23"])
      .orderBy("day")
      .execute()
  ).map(({ day, source }) => `${day} ${source}`),
});

test("referrers add up to the visits, with their names", async () => {
  const visits = (await read()).totals.visits.value;
  const { body } = await owner.client.call(getWebsiteReferrers, {
    accountId: owner.company.id,
    params: { identifier: String(id) },
    query: week,
  });
  expect(body.kinds.reduce((sum, { value }) => sum + value, 0)).toBe(visits);
  expect(body.top[0]).toMatchObject({ kind: "search", name: "Google" });
});

test("after a gap of months everything is fetched again, from today backwards", async () => {
  await read();
  await app.drainJobs();
  await app.db.deleteFrom("website_days").where("website_id", "=", id).where("day", ">", "2025-12-15").execute();
  await app.db
    .updateTable("website_figures")
    .set({ until: new Date("2025-12-15T12:00:00Z"), tried_at: null })
    .where("website_id", "=", id)
    .execute();
  expect((await read()).source).toMatchObject({ incomplete: true });
  await app.drainJobs();
  const gap = await read({ startDate: "2025-12-16", endDate: "2026-02-28", interval: "Month" });
  expect(gap.source.incomplete).toBe(false);
  expect(gap.periods.every(({ values }) => values.visits.value > 0)).toBe(true);
});
