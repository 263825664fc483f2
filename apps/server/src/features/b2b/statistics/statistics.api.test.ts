import {
  getB2bDeviceStatistics,
  getB2bLocationStatistics,
  getB2bOriginsCsv,
  getB2bViewsCsv,
  getB2bViewStatistics,
} from "@portal/contract/b2b/statistics/calls";
import { sql } from "kysely";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";

const { test, app } = apiTest();
const CALLS = [
  getB2bViewStatistics,
  getB2bDeviceStatistics,
  getB2bLocationStatistics,
  getB2bViewsCsv,
  getB2bOriginsCsv,
] as const;
const RANGE = { startDate: "2026-02-05", endDate: "2026-03-02" };
let anna: Member;
let accountId: number;
beforeAll(async () => {
  app.clock.set("2026-03-02T12:00:00Z");
  anna = await app.logInMember();
  accountId = anna.company.id;
  await publish(accountId);
  await fill(accountId);
});

const publish = (companyId: number, isPublished = true) =>
  sql`update companies set is_published_on_b2b = ${isPublished} where id = ${companyId}`.execute(app.db);

/** A year of days up to yesterday, one of them missing; most visitors from North Rhine-Westphalia, few from Bremen. */
async function fill(companyId: number): Promise<void> {
  await sql`
    insert into b2b_days (company_id, day, views, phone, computer, tablet, origins, counted_at)
    select ${companyId}, day, 10, 1, 6, n % 2, jsonb_build_array(
             jsonb_build_object('state', 'NW', 'industry', 'F', 'views', 3),
             jsonb_build_object('state', 'BY', 'industry', null, 'views', 2),
             jsonb_build_object('state', case when n = 360 then 'HB' end, 'industry', 'ZZ', 'views', 1)), day + 1
    from (select n, (date '2025-03-02' + n) as day from generate_series(0, 364) n where n <> 350) d`.execute(app.db);
}

const read = <Name extends (typeof CALLS)[number]>(endpoint: Name, query: object = RANGE, who = anna) =>
  who.client.call(endpoint as typeof getB2bViewStatistics, { accountId: who.company.id, query: query as never });

async function csv(path: string): Promise<{ rows: string[][]; headers: object }> {
  const { status, raw } = await anna.client.send({ method: "GET", path, query: RANGE, accountId, xsrf: false });
  expect(status).toBe(200);
  const text = raw.rawPayload.toString("utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  const lines = text.slice(1).split("\r\n").slice(0, -1);
  return { rows: lines.map((line) => line.split(";")), headers: raw.headers };
}

test("views of the range by week are compared with the same weekdays before; missing days are told", async () => {
  const { body } = await read(getB2bViewStatistics);
  expect(body.range).toEqual({ ...RANGE, interval: "Week" });
  expect(body.comparedWith).toEqual({ start: "2026-01-08", end: "2026-02-02" });
  expect(body.views).toEqual({ value: 240, before: 260 });
  expect(body.periods[0]).toEqual({ start: "2026-02-05", end: "2026-02-08", value: 40, before: 40 });
  expect(body.periods.reduce((sum, { value }) => sum + value, 0)).toBe(240);
  expect([body.firstDay, body.lastDay, body.missingDays]).toEqual(["2025-03-02", "2026-03-01", 1]);
});

test("devices add up to the views", async () => {
  const { body } = await anna.client.call(getB2bDeviceStatistics, { accountId, query: RANGE });
  expect(body.devices.map(({ device, value }) => [device, value])).toEqual([
    ["phone", 24],
    ["computer", 144],
    ["tablet", 12],
    ["unknown", 60],
  ]);
});

test("origins with fewer than five views and codes of a later version are shown together only", async () => {
  const { body } = await anna.client.call(getB2bLocationStatistics, { accountId, query: RANGE });
  expect(body).toMatchObject({ views: 240, known: 144 });
  expect(body.states).toEqual({
    shown: [
      { code: "NW", views: 72, before: 78 },
      { code: "BY", views: 48, before: 52 },
    ],
    others: 24,
  });
  expect(body.industries).toEqual({ shown: [{ code: "F", views: 72, before: 78 }], others: 72 });
  expect(body.comparedWith).toEqual({ start: "2026-01-08", end: "2026-02-02" });
});

test("origins of days before are told only where their own statistics would tell them", async () => {
  const ben = await app.logInMember();
  await publish(ben.company.id);
  const day = (on: string, views: Record<string, number>) => {
    const origins = Object.entries(views).map(([state, of]) => ({ state, industry: "F", views: of }));
    return sql`insert into b2b_days (company_id, day, views, phone, computer, tablet, origins, counted_at)
               values (${ben.company.id}, ${on}, 30, 0, 0, 0, ${JSON.stringify(origins)}, ${on})`.execute(app.db);
  };
  await day("2026-02-23", { NW: 9, BY: 8, BE: 7 });
  await day("2026-02-16", { NW: 9, BY: 6, BE: 4 });
  const before = async (startDate: string) => {
    const query = { startDate, endDate: "2026-03-01" };
    const { body } = await ben.client.call(getB2bLocationStatistics, { accountId: ben.company.id, query });
    return body.states.shown.map((state) => [state.code, state.before]);
  };
  expect(await before("2026-02-23")).toEqual([
    ["NW", 9],
    ["BY", null],
    ["BE", null],
  ]);
  expect(await before("2026-02-16")).toEqual([
    ["NW", null],
    ["BY", null],
    ["BE", null],
  ]);
});

test("the files have the sums of the page", async () => {
  const views = await csv(getB2bViewsCsv.path);
  expect(views.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="geschaeftskunden-aufrufe-2026-02-05-2026-03-02.csv"',
    "cache-control": "no-store",
  });
  expect(views.rows.slice(0, 2)).toEqual([
    ["Von", "Bis", "Aufrufe", "Aufrufe: Smartphone", "Aufrufe: Computer", "Aufrufe: Tablet", "Aufrufe: nicht bekannt"],
    ["05.02.2026", "08.02.2026", "40", "4", "24", "2", "10"],
  ]);
  expect(views.rows.slice(1).reduce((sum, row) => sum + Number(row[2]), 0)).toBe(240);
  const { rows } = await csv(getB2bOriginsCsv.path);
  expect(rows).toEqual([
    ["Merkmal", "Herkunft", "Aufrufe", "davor"],
    ["Bundesland", "Nordrhein-Westfalen", "72", "78"],
    ["Bundesland", "Bayern", "48", "52"],
    ["Bundesland", "Andere und unbekannte (einzeln unter 5)", "24", ""],
    ["Branche", "Bau und Ausbau", "72", "78"],
    ["Branche", "Andere und unbekannte (einzeln unter 5)", "72", ""],
  ]);
});

test("a published company without figures gets zeros and no first day", async ({ owner: ben }) => {
  await publish(ben.company.id);
  const { body } = await read(getB2bViewStatistics, RANGE, ben);
  expect([body.views, body.firstDay, body.missingDays]).toEqual([{ value: 0, before: null }, null, 0]);
});

describe.each(CALLS.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_name, endpoint) => {
  test("a company that is not published there is refused, even if it has figures", async ({ owner: ben }) => {
    await fill(ben.company.id);
    const refused = await read(endpoint, RANGE, ben);
    expect([refused.status, refused.codes]).toEqual([403, ["b2b.not_published"]]);
  });

  test.each([
    [{ startDate: "2026-02-30", endDate: "2026-03-02" }, "startDate"],
    [{ startDate: "2026-03-02", endDate: "2026-03-01" }, "endDate"],
    [{ ...RANGE, interval: "Jahr" }, "interval"],
    [{ endDate: "2026-03-02" }, "startDate"],
  ])("%j is refused at its field", async (query, field) => {
    const { status, raw } = await anna.client.send({ method: "GET", path: endpoint.path, query, accountId });
    expect([status, raw.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
  });
});
