import { addDays } from "@portal/contract/time/berlin-time";
import { aCompany } from "@portal/db/factories/companies";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { closePeriods } from "./close.ts";
import { ingestEvents } from "./ingest.ts";
import { recountDays } from "./recount.ts";

const { test, app } = apiTest();
const MONDAY = "2026-03-02";
let companyId: number;
let made = 0;
beforeEach(async () => {
  companyId = (await aCompany(app.db)).id;
  await sql`
    update tracking_progress set closed_until = ${MONDAY}, closing_until = ${MONDAY}, closing_company = 0`.execute(
    app.db,
  );
});

/** A view on each of the days. */
const view = (...days: string[]) =>
  app.db.transaction().execute((trx) =>
    ingestEvents(
      trx,
      days.map((day) => ({
        eventId: `c${(made += 1)}`,
        companyId,
        metric: "view",
        at: Date.parse(`${day}T12:00:00Z`),
        device: "phone",
        term: "dach",
        visitor: null,
        repeat: false,
      })),
      new Date("2026-03-20T12:00:00Z"),
    ),
  );
/** Sums of figures and of terms by grain and first day. */
const sums = async (): Promise<Record<string, number[]>> => {
  const { rows } = await sql<{ period: string; views: number[] }>`
    select s.grain || ' ' || s.start as period, array[s.view_phone, coalesce(t.views, 0)] as views
    from tracking_sums s left join tracking_term_sums t using (company_id, grain, start)
    where company_id = ${companyId} and grain <> 'day' order by 1`.execute(app.db);
  return Object.fromEntries(rows.map(({ period, views }) => [period, views]));
};
const close = (day: string) => closePeriods({ db: app.db, clock: { now: () => new Date(`${day}T12:00:00Z`) } });

test("a week and a month get their sums when they are over, once and however often the sweep runs", async () => {
  await view("2026-03-02", "2026-03-08", "2026-03-31", "2026-04-01");
  expect(await sums()).toEqual({});
  await close("2026-03-10");
  expect(await sums()).toEqual({});
  expect(await close("2026-03-11")).toBeGreaterThan(0);
  const week = { "week 2026-03-02": [2, 2] };
  expect(await sums()).toEqual(week);
  expect(await close("2026-03-11")).toBe(0);
  expect(await close("2026-03-15")).toBe(0);
  await close("2026-04-03");
  expect(await sums()).toEqual({ ...week, "month 2026-03-01": [3, 3] });
  await close("2026-04-20");
  expect(await sums()).toMatchObject({ ...week, "week 2026-03-30": [2, 2] });
});

test("a late event is added to the closed periods of its day and to no open one", async () => {
  await view("2026-03-03");
  await close("2026-03-11");
  await view("2026-03-03", "2026-02-27", addDays(MONDAY, 7));
  expect(await sums()).toEqual({
    "month 2026-02-01": [1, 1],
    "week 2026-02-23": [1, 1],
    "week 2026-03-02": [2, 2],
  });
});

test("events that arrive while periods are being closed are in them, whichever company's turn it is", async () => {
  await view("2026-03-03");
  // As if a sweep had ended after the bound was stored: once before this company, once behind it.
  for (const company of [0, companyId]) {
    await sql`
      update tracking_progress
      set closed_until = ${MONDAY}, closing_until = '2026-03-09', closing_company = ${company}`.execute(app.db);
    await view("2026-03-04");
    await close("2026-03-11");
  }
  expect(await sums()).toEqual({ "week 2026-03-02": [3, 3] });
});

test("batches beside the sweep lose nothing", async () => {
  await view("2026-03-03");
  await Promise.all([close("2026-03-11"), ...Array.from({ length: 10 }, () => view("2026-03-05"))]);
  expect(await sums()).toEqual({ "week 2026-03-02": [11, 11] });
});

test("recounting makes closed periods only", async () => {
  await view("2026-03-03", "2026-03-10");
  await close("2026-03-11");
  await recountDays(app.db, { companyId });
  expect(await sums()).toEqual({ "week 2026-03-02": [1, 1] });
});
