import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { type DateRange, INTERVALS } from "@portal/contract/time/date-range";
import {
  type EntryStatistics,
  getEntrySearchTermsCsv,
  getEntryStatistics,
  getEntryStatisticsCsv,
} from "@portal/contract/entry/statistics/calls";
import { DEVICES, type Device, type Metric, METRICS } from "@portal/contract/tracking/events/calls";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { anEvent, keyOf, sendBatch, TRACKING_KEYS } from "../testing/batches.ts";
import { closePeriods } from "./close.ts";
import { ingestEvents } from "./ingest.ts";
import { deleteEvents, recountDays } from "./recount.ts";

const FIRST_DAY = "2025-01-01";
const DAYS = 480;
/** Clocks change on these; one day has 23 hours, the next one 25. */
const ODD_DAYS = ["2025-03-30", "2025-10-26", "2026-03-29"];

const { test, app } = apiTest({ environment: { TRACKING_KEYS } });
let anna: Member;
let companyId: number;
beforeAll(async () => {
  app.clock.set("2026-04-26T12:00:00Z");
  anna = await app.logInMember();
  companyId = anna.company.id;
  await sql`update tracking_progress set closed_until = '2025-02-01', closing_until = '2025-02-01'`.execute(app.db);
});

const instant = fc.oneof(
  fc.integer({ min: 0, max: DAYS * 24 * 60 - 1 }).map((minute) => Date.parse(FIRST_DAY) + minute * 60_000),
  fc
    .tuple(fc.constantFrom(...ODD_DAYS), fc.integer({ min: -180, max: 1700 }))
    .map(([day, minute]) => Date.parse(day) + minute * 60_000),
);
const events = fc.array(
  fc.record({
    at: instant,
    metric: fc.constantFrom(...METRICS),
    device: fc.constantFrom(...DEVICES),
    term: fc.constantFrom(null, "dach", "dachdecker", "ziegel"),
  }),
  { minLength: 1, maxLength: 60 },
);
const range = fc
  .record({
    offset: fc.integer({ min: 0, max: DAYS }),
    days: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 41, max: DAYS })),
    interval: fc.constantFrom(...INTERVALS),
  })
  .map(({ offset, days, interval }): DateRange => {
    const startDate = addDays(FIRST_DAY, offset);
    return { startDate, endDate: addDays(startDate, days - 1), interval };
  });
/** What somebody does to events that are here, or the sweep that closes periods; days are counted from the first one. */
const change = fc.record({
  kind: fc.constantFrom("nothing", "delete", "recount", "close"),
  from: fc.integer({ min: 0, max: DAYS }),
  days: fc.integer({ min: 0, max: 50 }),
});

let made = 0;
const stored = (given: { at: number; metric: Metric; device: Device; term: string | null }) => ({
  ...given,
  companyId,
  eventId: `e${(made += 1)}`,
  visitor: null,
  repeat: false,
});

type Counted = { day: Day; metric: Metric; device: Device; term: string | null };

/** The events themselves, one by one; PostgreSQL says which day it was in Berlin. */
const raw = async (): Promise<Counted[]> =>
  (
    await sql<Counted>`
      select (happened_at at time zone 'Europe/Berlin')::date as day, metric, device, search_term as term
      from tracking_events where company_id = ${companyId} and counted`.execute(app.db)
  ).rows;

const read = async (query: DateRange): Promise<EntryStatistics> =>
  (await anna.client.call(getEntryStatistics, { accountId: companyId, query })).body;

const column = async (path: string, query: DateRange, name: string): Promise<number> => {
  const reply = await anna.client.send({ method: "GET", path, query, accountId: companyId, xsrf: false });
  const rows = reply.raw.body
    .slice(1)
    .split("\r\n")
    .map((line) => line.split(";"));
  const place = rows[0]?.indexOf(name) ?? -1;
  return rows.slice(1, -1).reduce((sum, row) => sum + Number(row[place]), 0);
};

async function expectAgreement(query: DateRange): Promise<void> {
  const all = await raw();
  const count = (from: Day, to: Day, fits: (event: Counted) => boolean): number =>
    all.filter((event) => event.day >= from && event.day <= to && fits(event)).length;
  const { startDate, endDate } = query;
  const body = await read(query);
  for (const metric of METRICS) {
    const ofMetric = (event: Counted): boolean => event.metric === metric;
    expect(body.totals[metric].value).toBe(count(startDate, endDate, ofMetric));
    expect(body.periods.map(({ values }) => values[metric].value)).toEqual(
      body.periods.map(({ start, end }) => count(start, end, ofMetric)),
    );
    if (body.comparedWith !== null)
      expect(body.totals[metric].before).toBe(count(body.comparedWith.start, body.comparedWith.end, ofMetric));
  }
  const isView = ({ metric }: Counted): boolean => metric === "view";
  const viewsByDevice = body.devices.reduce((sum, { value }) => sum + value, 0);
  expect(viewsByDevice).toBe(body.totals.view.value);
  for (const { device, value } of body.devices)
    expect(value).toBe(count(startDate, endDate, (event) => isView(event) && event.device === device));
  for (const { term, views } of body.terms.top)
    expect(views).toBe(count(startDate, endDate, (event) => isView(event) && event.term === term));
  expect(body.terms.views).toBe(count(startDate, endDate, (event) => isView(event) && event.term !== null));
  expect(await column(getEntryStatisticsCsv.path, query, "Aufrufe")).toBe(body.totals.view.value);
  expect(await column(getEntrySearchTermsCsv.path, query, "Aufrufe")).toBe(body.terms.views);
}

/** What the sweep closes on that day. The clock goes on a little, because servers remember for a minute what is closed. */
async function closeAsOf(day: Day): Promise<void> {
  const clock = { now: () => new Date(`${day}T12:00:00Z`) };
  await closePeriods({ db: app.db, clock });
  app.clock.set(new Date(app.clock.now().getTime() + 61_000));
}

/** All sums that are kept, in order. */
const kept = async () => [
  (await sql`select * from tracking_sums order by company_id, grain, start`.execute(app.db)).rows,
  (await sql`select * from tracking_term_sums order by company_id, grain, start, term`.execute(app.db)).rows,
];

test("by day, week and month the figures are what the single events count, whatever came and went", async () => {
  await fc.assert(
    fc.asyncProperty(events, change, fc.array(range, { minLength: 1, maxLength: 3 }), async (given, what, ranges) => {
      await app.db.transaction().execute((trx) => ingestEvents(trx, given.map(stored), app.clock.now()));
      const extent = {
        companyId,
        from: addDays(FIRST_DAY, what.from),
        to: addDays(FIRST_DAY, what.from + what.days),
      };
      if (what.kind === "delete") await deleteEvents(app.db, extent);
      if (what.kind === "recount") await recountDays(app.db, extent);
      if (what.kind === "close") await closeAsOf(extent.to);
      for (const query of ranges) await expectAgreement(query);
    }),
    { numRuns: 30 },
  );
  const before = await kept();
  await recountDays(app.db, {});
  expect(await kept()).toEqual(before);
}, 60_000);

test("batches of the same weeks at once neither lose a sum nor wait for each other in a circle", async () => {
  const keys = [companyId, (await app.logInMember()).company.id];
  const companies = await Promise.all(keys.map((id) => keyOf(app, id)));
  const batches = Array.from({ length: 12 }, (_none, batch) =>
    Array.from({ length: 40 }, (_nothing, n) =>
      anEvent(companies[(batch + n) % 2] as string, {
        at: `2026-04-${20 + ((batch * 3 + n) % 6)}T09:00:00Z`,
        term: ["dach", "ziegel"][n % 2],
        metric: METRICS[(n + batch) % 5],
      }),
    ),
  );
  const replies = await Promise.all(batches.map((list) => sendBatch(app, { events: list })));
  expect(replies.map(({ status, body }) => [status, body.counted])).toEqual(batches.map(() => [200, 40]));
  const before = await kept();
  await recountDays(app.db, {});
  expect(await kept()).toEqual(before);
});
