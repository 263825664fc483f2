/** The calls on a website's statistics, over stored days of a site that the portal counts. */
import { addDays } from "@portal/contract/time/berlin-time";
import {
  getWebsiteDevices,
  getWebsiteKeywordsCsv,
  getWebsiteQuickFigures,
  getWebsiteReferrers,
  getWebsiteReferrersCsv,
  getWebsiteStatisticKeywords,
  getWebsiteViews,
  getWebsiteViewsCsv,
} from "@portal/contract/website/statistics/calls";
import { aWebsite } from "@portal/db/factories/websites";
import { sql } from "kysely";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";

const { test, app } = apiTest();
let owner: Member;
let id: number;
const ADDRESS = "https://www.brandt.example/";
beforeAll(async () => {
  app.clock.set("2026-03-02T12:00:00Z");
  owner = await app.logInMember({ products: ["WEB-M"] });
  id = await siteOf(owner);
  await fill(id);
});
const siteOf = async ({ company }: Member, columns: object = {}): Promise<number> =>
  (await aWebsite(app.db, { company_id: company.id, url: ADDRESS, ...columns })).id;

/** Days from 2025-12-01 to 2026-03-01 in a pattern that does not repeat weekly; names, one of them a formula. */
async function fill(websiteId: number): Promise<void> {
  await sql`
    insert into website_days (website_id, day, source, views, visits, phone, computer, tablet, unknown)
    select ${websiteId}::bigint, date '2025-12-01' + n, 'own', 3 * v, v, v - 1, 1, 0, 0
    from generate_series(0, 90) n, lateral (select 2 + n * 7 % 13 as v) visits`.execute(app.db);
  await sql`
    insert into website_day_names (website_id, dimension, day, name, visits)
    select ${websiteId}::bigint, 'website', date '2026-02-01' + n, case n when 0 then '=1+1' else 'seite-' || n % 60 || '.example' end, 1 + n % 3
    from generate_series(0, 27) n
    union all
    select ${websiteId}::bigint, 'search', date '2026-02-01' + n, 'Google', 2 from generate_series(0, 27) n
    union all
    select ${websiteId}::bigint, 'direct', date '2026-02-01' + n, '', 1 from generate_series(0, 27) n
    union all
    select ${websiteId}::bigint, 'keyword', date '2026-02-01' + n, 'dach ' || n % 3, 1 from generate_series(0, 27) n`.execute(
    app.db,
  );
  await sql`insert into website_figures (website_id, until) values (${websiteId}, '2026-03-02T11:58:00Z')`.execute(
    app.db,
  );
}

const range = { startDate: "2026-02-01", endDate: "2026-02-28", interval: "Week" } as const;
const request = (query: object = {}, identifier = id) => ({
  accountId: owner.company.id,
  params: { identifier: String(identifier) },
  query: { ...range, ...query },
});

async function csv(path: string): Promise<{ rows: string[][]; headers: object }> {
  const { status, raw } = await owner.client.send({
    method: "GET",
    path: path.replace(":identifier", String(id)),
    query: range,
    accountId: owner.company.id,
    xsrf: false,
  });
  expect(status).toBe(200);
  const lines = raw.rawPayload.toString("utf8").slice(1).split("\r\n").slice(0, -1);
  return { rows: lines.map((line) => line.split(";")), headers: raw.headers };
}

test("views: sums of the range, of the same weekdays before, and of each weekday", async () => {
  const { body } = await owner.client.call(getWebsiteViews, request());
  expect(body).toMatchObject({
    range,
    comparedWith: { start: "2026-01-04", end: "2026-01-31" },
    source: { kind: "own", until: "2026-03-02T11:58:00.000Z", problem: null, incomplete: false },
    firstDay: "2025-12-01",
  });
  const earlier = (
    await owner.client.call(getWebsiteViews, request({ startDate: "2026-01-04", endDate: "2026-01-31" }))
  ).body;
  expect(body.totals.visits.before).toBe(earlier.totals.visits.value);
  expect(body.totals.views.value).toBe(3 * body.totals.visits.value);
  expect(body.weekdays.reduce((sum, { visits }) => sum + 4 * (visits.value ?? 0), 0)).toBeCloseTo(
    body.totals.visits.value,
    6,
  );
});

test("devices, kinds of referrers and keywords belong to the same visits", async () => {
  const visits = (await owner.client.call(getWebsiteViews, request())).body.totals.visits;
  const devices = (await owner.client.call(getWebsiteDevices, request())).body.devices;
  expect(devices.reduce((sum, { value }) => sum + value, 0)).toBe(visits.value);
  expect(devices.reduce((sum, { before }) => sum + (before ?? 0), 0)).toBe(visits.before);
  const { kinds, top, distinct } = (await owner.client.call(getWebsiteReferrers, request())).body;
  expect(kinds.filter(({ value }) => value > 0)).toEqual([
    { kind: "direct", value: 28, before: 0 },
    { kind: "search", value: 56, before: 0 },
    { kind: "website", value: 55, before: 0 },
  ]);
  expect([top[0], distinct]).toEqual([{ kind: "search", name: "Google", value: 56, before: 0 }, 29]);
  const keywords = (await owner.client.call(getWebsiteStatisticKeywords, request())).body;
  expect(keywords).toMatchObject({
    top: [{ keyword: "dach 0", value: 10 }, { value: 9 }, { value: 9 }],
    distinct: 3,
    visits: 28,
    searchVisits: 56,
  });
});

test("the files have the sums of the screen, all names, and no formula", async () => {
  const views = await csv(getWebsiteViewsCsv.path);
  expect(views.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="website-2026-02-01-2026-02-28.csv"',
    "cache-control": "no-store",
  });
  const { totals, periods } = (await owner.client.call(getWebsiteViews, request())).body;
  expect(views.rows).toHaveLength(periods.length + 1);
  const column = (place: number): number => views.rows.slice(1).reduce((sum, row) => sum + Number(row[place]), 0);
  expect([column(2), column(3), column(4), column(5), column(6) + column(7)]).toEqual([
    totals.views.value,
    totals.views.before,
    totals.visits.value,
    totals.visits.before,
    totals.visits.value,
  ]);
  const referrers = await csv(getWebsiteReferrersCsv.path);
  expect(referrers.rows[1]).toEqual(["Suchmaschinen", "Google", "56", "0"]);
  expect(referrers.rows).toContainEqual(["Andere Websites", "'=1+1", "1", "0"]);
  expect((await csv(getWebsiteKeywordsCsv.path)).rows).toHaveLength(4);
});

test("quick figures: the last four weeks of each site that has figures", async () => {
  await siteOf(owner);
  const { figures } = (await owner.client.call(getWebsiteQuickFigures, { accountId: owner.company.id })).body;
  const weeks = { startDate: "2026-02-02", endDate: "2026-03-01" };
  const { totals } = (await owner.client.call(getWebsiteViews, request(weeks))).body;
  expect(figures).toMatchObject([
    { websiteId: id, views: totals.views, visits: totals.visits, source: { kind: "own" } },
  ]);
});

test("a site without figures: zeros, no first day, nothing compared", async () => {
  const { body } = await owner.client.call(getWebsiteViews, request({}, await siteOf(owner)));
  expect(body).toMatchObject({ totals: { visits: { value: 0, before: null } }, comparedWith: null, firstDay: null });
  expect(body.source.until).toBeNull();
});

test("a site with Matomo where no Matomo is configured says so", async () => {
  const { body } = await owner.client.call(getWebsiteViews, request({}, await siteOf(owner, { matomo_site_id: "7" })));
  expect(body.source).toEqual({ kind: "matomo", until: null, problem: "not_connected", incomplete: false });
});

describe("a website that is not the named one answers like a missing one", () => {
  test("a foreign website, and one that is not there", async () => {
    const other = await app.logInMember({ products: ["WEB-M"] });
    const foreign = await siteOf(other);
    for (const endpoint of [getWebsiteViews, getWebsiteDevices, getWebsiteReferrers]) {
      const replies = await Promise.all([foreign, 999_999].map((one) => owner.client.call(endpoint, request({}, one))));
      expect(replies.map(({ status, body }) => [status, body])).toEqual(
        replies.map(() => [
          404,
          expect.objectContaining({ errors: [expect.objectContaining({ code: "website.not_found" })] }),
        ]),
      );
    }
  });

  test.each([
    [{ identifier: "own" }, 200],
    [{ identifier: "4711" }, 404],
    [{ url: ADDRESS }, 200],
    [{ url: "brandt.example" }, 200],
    [{ url: "https://www.andere.example/" }, 404],
    [{ url: "javascript:alert(1)" }, 404],
    [{ piwikId: "7" }, 404],
  ])("%j: %d", async (query: Record<string, string>, status) => {
    const asked = query["identifier"] === "own" ? { identifier: String(id) } : query;
    expect((await owner.client.call(getWebsiteViews, request(asked))).status).toBe(status);
  });

  test("the Matomo site of the website itself", async () => {
    const withMatomo = await siteOf(owner, { matomo_site_id: "7" });
    const status = async (piwikId: string) =>
      (await owner.client.call(getWebsiteViews, request({ piwikId }, withMatomo))).status;
    expect([await status("7"), await status("18")]).toEqual([200, 404]);
  });
});

test.each([
  [{ startDate: "2026-02-30" }, "startDate"],
  [{ endDate: addDays(range.startDate, -1) }, "endDate"],
  [{ interval: "week" }, "interval"],
  [{ identifier: "0" }, "identifier"],
  [{ url: "a".repeat(2001) }, "url"],
])("%j is refused at its field", async (query, field) => {
  const { status, body } = await owner.client.call(getWebsiteViews, request(query));
  expect([status, (body as unknown as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, field]);
});
