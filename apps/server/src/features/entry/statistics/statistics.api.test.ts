import {
  getEntrySearchTermsCsv,
  getEntryStatistics,
  getEntryStatisticsCsv,
} from "@portal/contract/entry/statistics/calls";
import { METRICS } from "@portal/contract/tracking/events/calls";
import { sql } from "kysely";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member, LoggedIn } from "../../../testing/test-app.ts";

const { test, app } = apiTest();
let anna: Member;
let accountId: number;
beforeAll(async () => {
  app.clock.set("2026-03-02T12:00:00Z");
  anna = await app.logInMember();
  accountId = anna.company.id;
  await fill(accountId);
});

/** Two years of sums in a pattern that does not repeat weekly, and search terms, one of them a formula. */
async function fill(companyId: number): Promise<void> {
  await sql`
    insert into tracking_daily (company_id, dimension, day, metric, item, value)
    select ${companyId}, 'device', date '2024-02-27' + n, metric, device, 1 + (n * 7 + length(metric) * length(device)) % 23
    from generate_series(0, 734) n, unnest('{view,call,route,website,email}'::text[]) metric,
         unnest('{phone,computer,tablet}'::text[]) device
    where n % 5 > 0`.execute(app.db);
  await sql`
    insert into tracking_daily (company_id, dimension, day, metric, item, value)
    select ${companyId}, 'term', date '2026-02-01' + n, 'view', case when n = 0 then '=1+1' else 'wort ' || n % 70 end, 3
    from generate_series(0, 27) n`.execute(app.db);
  await sql`
    insert into tracking_daily (company_id, dimension, day, metric, item, value)
    select ${companyId}, 'term', '2026-01-15', 'view', 'begriff ' || n, n from generate_series(1, 60) n`.execute(
    app.db,
  );
  await sql`select roll_up_tracking(${companyId}, '2024-01-01', '2026-12-31')`.execute(app.db);
  await sql`update tracking_progress set until = '2026-03-02T11:58:00Z'`.execute(app.db);
}

const read = async (query: object, { client }: LoggedIn = anna, id = accountId) =>
  client.call(getEntryStatistics, { accountId: id, query: query as never });

async function csv(path: string, query: Record<string, string>): Promise<{ rows: string[][]; headers: object }> {
  const { status, raw } = await anna.client.send({ method: "GET", path, query, accountId, xsrf: false });
  expect(status).toBe(200);
  const text = raw.rawPayload.toString("utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  return {
    rows: text
      .slice(1)
      .split("\r\n")
      .slice(0, -1)
      .map((line) => line.split(";")),
    headers: raw.headers,
  };
}

describe.each([
  { startDate: "2026-02-05", endDate: "2026-03-02", interval: "Day" },
  { startDate: "2026-02-05", endDate: "2026-03-02", interval: "Week" },
  { startDate: "2025-03-03", endDate: "2026-03-02", interval: "Month" },
  { startDate: "2025-10-20", endDate: "2025-11-02", interval: "Day" },
] as const)("%j", (range) => {
  test("the CSV has the same sums as the screen, and they equal the sums of the days", async () => {
    const { body } = await read(range);
    const { rows } = await csv(getEntryStatisticsCsv.path, range);
    const column = (heading: string): number =>
      rows.slice(1).reduce((sum, row) => sum + Number(row[rows[0]?.indexOf(heading) ?? -1]), 0);
    const stored = await sql<{ metric: string; value: number }>`
      select metric, sum(value)::int as value from tracking_daily where company_id = ${accountId}
        and dimension = 'device' and day between ${range.startDate} and ${range.endDate} group by 1`.execute(app.db);
    for (const [index, heading] of ["Aufrufe", "Anrufe", "Routen", "Website", "E-Mails"].entries()) {
      const metric = METRICS[index] ?? "view";
      const total = body.totals[metric].value;
      expect(total).toBeGreaterThan(0);
      expect(total).toBe(stored.rows.find((row) => row.metric === metric)?.value);
      expect(column(heading)).toBe(total);
      expect(body.periods.reduce((sum, { values }) => sum + values[metric].value, 0)).toBe(total);
      expect(body.periods.reduce((sum, { values }) => sum + (values[metric].before ?? 0), 0)).toBe(
        body.totals[metric].before ?? 0,
      );
    }
    expect(body.devices.reduce((sum, { value }) => sum + value, 0)).toBe(body.totals.view.value);
    for (const [heading, device] of [
      ["Aufrufe: Smartphone", "phone"],
      ["Aufrufe: Computer", "computer"],
      ["Aufrufe: Tablet", "tablet"],
    ] as const)
      expect(column(heading)).toBe(body.devices.find((row) => row.device === device)?.value);
  });

  test("the comparison equals the answer for the days before", async () => {
    const { body } = await read(range);
    const { start, end } = body.comparedWith ?? { start: "", end: "" };
    const before = (await read({ startDate: start, endDate: end, interval: "Day" })).body;
    for (const metric of METRICS) expect(body.totals[metric].before).toBe(before.totals[metric].value);
  });
});

test("the default interval is the week, and the answer tells until when events arrived", async () => {
  const { body } = await read({ startDate: "2026-02-16", endDate: "2026-03-02" });
  expect(body.range.interval).toBe("Week");
  expect(body.periods.map(({ start }) => start)).toEqual(["2026-02-16", "2026-02-23", "2026-03-02"]);
  expect([body.firstDay, body.dataUntil]).toEqual(["2024-02-28", "2026-03-02T11:58:00.000Z"]);
});

test("there is no comparison with days before the first figure", async () => {
  const { body } = await read({ startDate: "2024-03-20", endDate: "2024-05-01" });
  expect([body.comparedWith, body.totals.view.before, body.periods[0]?.values.view.before]).toEqual([null, null, null]);
});

test("the answer has the most frequent terms, the CSV all of them with formulas escaped", async () => {
  const query = { startDate: "2026-01-01", endDate: "2026-03-02" };
  const { terms } = (await read(query)).body;
  expect(terms.top).toHaveLength(50);
  expect(terms.top[0]).toEqual({ term: "begriff 60", views: 60 });
  const { rows, headers } = await csv(getEntrySearchTermsCsv.path, query);
  expect(headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="suchbegriffe-2026-01-01-2026-03-02.csv"',
    "cache-control": "no-store",
  });
  expect(rows[0]).toEqual(["Suchbegriff", "Aufrufe"]);
  expect(rows).toHaveLength(terms.distinct + 1);
  expect(rows.slice(1).reduce((sum, [, views]) => sum + Number(views), 0)).toBe(terms.views);
  expect(rows).toContainEqual(["'=1+1", "3"]);
});

test("a company without figures gets zeros and no first day", async ({ owner: ben }) => {
  const { body } = await read({ startDate: "2026-02-01", endDate: "2026-03-02" }, ben, ben.company.id);
  expect(body.totals.view).toEqual({ value: 0, before: null });
  expect([body.firstDay, body.terms.distinct]).toEqual([null, 0]);
});

test.each([
  [{ startDate: "2026-02-30", endDate: "2026-03-02" }, "startDate"],
  [{ startDate: "2026-03-02", endDate: "2026-03-01" }, "endDate"],
  [{ startDate: "2020-01-01", endDate: "2026-03-01" }, "endDate"],
  [{ startDate: "2026-03-01", endDate: "2026-03-02", interval: "week" }, "interval"],
  [{ endDate: "2026-03-02" }, "startDate"],
])("%j is refused at its field", async (query, field) => {
  for (const { path } of [getEntryStatistics, getEntryStatisticsCsv, getEntrySearchTermsCsv]) {
    const { status, raw } = await anna.client.send({ method: "GET", path, query, accountId });
    expect([status, raw.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
  }
});

test("a year has only the periods of its interval", async () => {
  const { body } = await read({ startDate: "2024-03-04", endDate: "2026-03-02", interval: "Day" });
  expect(body.periods).toHaveLength(729);
});
