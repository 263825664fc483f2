import { getEntrySearchTermsCsv, getEntryStatistics } from "@portal/contract/entry/statistics/calls";
import type { Day } from "@portal/contract/time/berlin-time";
import { getSelfDisclosure } from "@portal/contract/self-disclosure/calls";
import { sql } from "kysely";
import { beforeAll, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { closePeriods } from "./close.ts";
import { ingestEvents } from "./ingest.ts";
import { rollUpOldDays } from "./old-days.ts";
import { deleteEvents } from "./recount.ts";

const { test, app } = apiTest();
/** Six years before the clock's month. */
const FIRST_SHOWN = "2020-03-01";
let anna: Member;
beforeAll(async () => {
  app.clock.set("2026-03-20T12:00:00Z");
  anna = await app.logInMember();
  await sql`update tracking_progress set closed_until = '2000-01-01', closing_until = '2000-01-01'`.execute(app.db);
  await view("2019-11-05", "2019-12-31", "2020-01-01", "2020-02-29", "2020-03-01", "2020-03-02", "2020-07-15");
  await view("2023-03-21", "2025-01-31", "2026-03-18");
  await closePeriods(app);
});

const view = (...days: Day[]) =>
  app.db.transaction().execute((trx) =>
    ingestEvents(
      trx,
      days.map((day) => ({
        eventId: day,
        companyId: anna.company.id,
        metric: "view",
        at: Date.parse(`${day}T12:00:00Z`),
        device: "phone",
        term: `dach ${day.slice(0, 4)}`,
        visitor: null,
        repeat: false,
      })),
      app.clock.now(),
    ),
  );

const statistics = async (startDate: Day, endDate: Day, interval: "Day" | "Week" | "Month") =>
  (await anna.client.call(getEntryStatistics, { accountId: anna.company.id, query: { startDate, endDate, interval } }))
    .body;
/** What people can look at: every interval of the longest range with its comparison, and its parts. */
const shown = async () => {
  const bodies = [];
  for (const interval of ["Day", "Week", "Month"] as const) {
    for (const [start, end] of [
      ["2023-03-21", "2026-03-20"],
      [FIRST_SHOWN, "2023-02-28"],
      ["2020-03-05", "2020-08-02"],
    ] as const) {
      const { firstDay: _firstDay, ...body } = await statistics(start, end, interval);
      bodies.push(body);
    }
  }
  const query = { startDate: FIRST_SHOWN, endDate: "2022-01-01", interval: "Day" };
  const { path } = getEntrySearchTermsCsv;
  const csv = await anna.client.send({ method: "GET", path, query, accountId: anna.company.id, xsrf: false });
  return [...bodies, csv.raw.body];
};
const disclosed = async () =>
  (await anna.client.call(getSelfDisclosure, { accountId: anna.company.id })).body.disclosure.sections.find(
    ({ key }) => key === "statistics",
  )?.table?.rows;

type Kept = { grain: string; start: Day; views: number };
const sumsBefore = async (day: Day): Promise<string[]> => {
  const { rows } = await sql<Kept>`
    select grain, start, view_phone as views from tracking_sums where company_id = ${anna.company.id} and start < ${day}
    union all select grain, start, views from tracking_term_sums where company_id = ${anna.company.id} and start < ${day}
    union all select 'term', day, value from tracking_daily where company_id = ${anna.company.id} and day < ${day}
    order by 1, 2`.execute(app.db);
  return rows.map(({ grain, start, views }) => `${grain} ${start} ${views}`);
};

test("days and weeks that no screen can show go, months and everything that is shown stay, again and again", async () => {
  const before = await shown();
  expect(await disclosed()).toEqual([["Aufrufe", "10", "05.11.2019", "18.03.2026"]]);
  expect((await statistics("2025-01-01", "2025-12-31", "Month")).firstDay).toBe("2019-11-05");
  expect(await rollUpOldDays(app)).toBeGreaterThan(0);
  const months = ["2019-11-01 1", "2019-12-01 1", "2020-01-01 1", "2020-02-01 1"].flatMap((each) => [
    `month ${each}`,
    `month ${each}`,
  ]);
  for (let again = 0; again < 2; again += 1) {
    expect(await sumsBefore(FIRST_SHOWN)).toEqual(months);
    expect(await shown()).toEqual(before);
    expect(await rollUpOldDays(app)).toBe(0);
  }
  expect((await statistics("2025-01-01", "2025-12-31", "Month")).firstDay).toBe(FIRST_SHOWN);
  expect(await disclosed()).toEqual([["Aufrufe", "10", "01.11.2019", "18.03.2026"]]);
});

test("a month that is not closed is not rolled up", async () => {
  await sql`update tracking_progress set rolled_until = '2000-01-01', rolling_until = '2000-01-01', closed_until = '2020-02-01'`.execute(
    app.db,
  );
  expect(await rollUpOldDays(app)).toBe(0);
  await sql`update tracking_progress set closed_until = closing_until`.execute(app.db);
  expect(await rollUpOldDays(app)).toBeGreaterThan(0);
});

test("deleting takes rolled-up months away that lie in the extent as a whole", async () => {
  await deleteEvents(app.db, { companyId: anna.company.id, from: "2019-11-02", to: "2020-01-31" });
  const left = ["month 2019-11-01 1", "month 2020-02-01 1"].flatMap((each) => [each, each]);
  expect(await sumsBefore(FIRST_SHOWN)).toEqual(left);
  await deleteEvents(app.db, { companyId: anna.company.id });
  expect(await sumsBefore("2027-01-01")).toEqual([]);
});
