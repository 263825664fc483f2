import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { sameWeekdaysBefore } from "@portal/contract/time/date-range";
import { getWebBannerStatistics, getWebBannerStatisticsCsv } from "@portal/contract/web-banners/statistics/calls";
import { type Placement, PLACEMENTS } from "@portal/contract/web-banners/statistics/placements";
import { aWebBanner } from "@portal/db/factories/web-banners";
import * as fc from "fast-check";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";

const { test, app } = apiTest();
const RANGE = { startDate: "2026-02-05", endDate: "2026-03-02" };
let anna: Member;
beforeEach(async () => {
  await app.db.deleteFrom("web_banner_days").execute();
  anna = await app.logInMember({ products: ["WBAN"] });
});

type Row = { day: Day; banner: string; placement: Placement; views: number; clicks: number };
const store = (rows: readonly Row[], companyId = anna.company.id) =>
  app.db
    .insertInto("web_banner_days")
    .values(rows.map((row) => ({ ...row, company_id: companyId, counted_at: new Date() })))
    .execute();
const read = async (query: object = RANGE, who = anna) =>
  (await who.client.call(getWebBannerStatistics, { accountId: who.company.id, query: query as never })).body;

const sum = (rows: readonly Row[], of: "views" | "clicks"): number => rows.reduce((all, row) => all + row[of], 0);

test("for any days the total equals the sum of periods, of placements, of banners and of the raw rows", async () => {
  const row = fc.record({
    day: fc.integer({ min: 0, max: 80 }).map((days) => addDays("2026-01-01", days)),
    banner: fc.constantFrom("B-1", "B-2", "gone"),
    placement: fc.constantFrom(...PLACEMENTS),
    views: fc.integer({ min: 5, max: 10_000 }),
    clicks: fc.nat({ max: 5 }),
  });
  const rows = fc.uniqueArray(row, {
    selector: ({ day, banner, placement }) => `${day} ${banner} ${placement}`,
    minLength: 1,
    maxLength: 40,
  });
  const range = fc.record({
    startDate: fc.integer({ min: 40, max: 60 }).map((days) => addDays("2026-01-01", days)),
    length: fc.integer({ min: 0, max: 20 }),
    interval: fc.constantFrom("Day" as const, "Week" as const, "Month" as const),
  });
  await aWebBanner(app.db, { company_id: anna.company.id, external_id: "B-1" });
  await fc.assert(
    fc.asyncProperty(rows, range, async (given, { startDate, length, interval }) => {
      await app.db.deleteFrom("web_banner_days").execute();
      await store(given);
      const asked = { startDate, endDate: addDays(startDate, length), interval };
      const body = await read(asked);
      const before = sameWeekdaysBefore(asked);
      const within = (from: Day, to: Day) => given.filter(({ day }) => day >= from && day <= to);
      for (const of of ["views", "clicks"] as const) {
        expect(body.total[of].value).toBe(sum(within(asked.startDate, asked.endDate), of));
        const compared = body.comparedWith === null ? null : sum(within(before.startDate, before.endDate), of);
        expect(body.total[of].before).toBe(compared);
        for (const parts of [body.periods, body.placements, body.banners]) {
          expect(parts.reduce((all, part) => all + part[of].value, 0)).toBe(body.total[of].value);
          if (compared !== null) expect(parts.reduce((all, part) => all + (part[of].before ?? 0), 0)).toBe(compared);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test("banners have their names, and a banner that is no longer stored has its number", async () => {
  const banner = await aWebBanner(app.db, { company_id: anna.company.id, external_id: "B-1", name: "Herbst" });
  await store([
    { day: "2026-02-10", banner: "B-1", placement: "home", views: 100, clicks: 3 },
    { day: "2026-02-10", banner: "B-9", placement: "app", views: 50, clicks: 0 },
  ]);
  const body = await read();
  expect(body.banners.map(({ id, name, flavour, views }) => [id, name, flavour, views.value])).toEqual([
    [banner.id, "Herbst", "medium_rectangle", 100],
    [null, "B-9", null, 50],
  ]);
  expect(body.placements.map(({ placement, clicks }) => [placement, clicks])).toEqual([
    ["home", { value: 3, before: null }],
    ["app", { value: 0, before: null }],
  ]);
  expect([body.firstDay, body.lastDay, body.comparedWith]).toEqual(["2026-02-10", "2026-02-10", null]);
});

test("one banner: its figures by period and placement, on the page and in the file", async () => {
  const banner = await aWebBanner(app.db, { company_id: anna.company.id, external_id: "B-1" });
  await store([
    { day: "2026-02-10", banner: "B-1", placement: "home", views: 100, clicks: 3 },
    { day: "2026-02-11", banner: "B-1", placement: "app", views: 20, clicks: 1 },
    { day: "2026-02-10", banner: "B-2", placement: "home", views: 50, clicks: 2 },
  ]);
  const body = await read({ ...RANGE, banner: String(banner.id) });
  expect(body.banner).toBe(banner.id);
  expect(body.placements.map(({ placement, views }) => [placement, views.value])).toEqual([
    ["home", 100],
    ["app", 20],
  ]);
  expect([body.total.views.value, body.banners.map(({ id }) => id)]).toEqual([120, [banner.id]]);
  const file = await anna.client.send({
    method: "GET",
    path: getWebBannerStatisticsCsv.path,
    query: { ...RANGE, banner: String(banner.id) },
    accountId: anna.company.id,
  });
  expect(file.raw.body).toContain("Startseite;100;3\r\n");
});

test("a banner that is not the company's is missing", async () => {
  const ben = await app.logInMember({ products: ["WBAN"] });
  const theirs = await aWebBanner(app.db, { company_id: ben.company.id, external_id: "B-1" });
  for (const path of [getWebBannerStatistics.path, getWebBannerStatisticsCsv.path]) {
    const query = { ...RANGE, banner: String(theirs.id) };
    const { status, raw } = await anna.client.send({ method: "GET", path, query, accountId: anna.company.id });
    expect([status, raw.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([404, "web_banner.not_found"]);
  }
});

test("a company without figures gets zeros, and never a neighbour's", async () => {
  const ben = await app.logInMember({ products: ["WBAN"] });
  await store([{ day: "2026-02-10", banner: "B-1", placement: "home", views: 100, clicks: 3 }], ben.company.id);
  const body = await read();
  expect([body.total.views.value, body.firstDay, body.banners, body.placements]).toEqual([0, null, [], []]);
  expect((await read(RANGE, ben)).total.views.value).toBe(100);
});

test("the file has a line for each period and placement, with the sums of the page", async () => {
  await store([
    { day: "2026-02-10", banner: "B-1", placement: "home", views: 100, clicks: 3 },
    { day: "2026-02-11", banner: "B-2", placement: "home", views: 20, clicks: 1 },
    { day: "2026-02-11", banner: "B-2", placement: "app", views: 7, clicks: 0 },
  ]);
  const { raw } = await anna.client.send({
    method: "GET",
    path: getWebBannerStatisticsCsv.path,
    query: RANGE,
    accountId: anna.company.id,
  });
  expect(raw.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="werbebanner-2026-02-05-2026-03-02.csv"',
  });
  expect(raw.body.slice(1).split("\r\n")).toEqual([
    "Von;Bis;Ort;Einblendungen;Klicks",
    "09.02.2026;15.02.2026;Startseite;120;4",
    "09.02.2026;15.02.2026;App;7;0",
    "",
  ]);
});

describe.each([getWebBannerStatistics, getWebBannerStatisticsCsv])("$name", ({ path }) => {
  test.each([
    [{ startDate: "2026-02-30", endDate: "2026-03-02" }, "startDate"],
    [{ startDate: "2026-03-02", endDate: "2026-03-01" }, "endDate"],
    [{ ...RANGE, interval: "Jahr" }, "interval"],
    [{ ...RANGE, banner: "x" }, "banner"],
  ])("%j is refused at its field", async (query, field) => {
    const { status, raw } = await anna.client.send({ method: "GET", path, query, accountId: anna.company.id });
    expect([status, raw.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
  });
});
