/** Day partitions of visitors, salts and events: made ahead, made on the spot, dropped, and left alone while in use. */
import { openDatabase } from "@portal/db/connect";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { anEvent, keyOf, sendBatch, TRACKING_KEYS } from "../testing/batches.ts";
import { daysOf, makeDaysAhead } from "./day-partitions.ts";
import { sweepVisitors } from "./visitors.ts";

const { test, app } = apiTest({ freshFor: "test", environment: { TRACKING_KEYS } });
beforeEach(() => app.clock.set("2031-03-02T12:00:00Z"));
const NEXT_DAY = new Date("2031-03-03T00:01:00Z");

const count = async (table: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(app.db)).rows[0]?.n ?? 0;

async function sendVisits(days: readonly string[]): Promise<void> {
  const company = await keyOf(app, (await app.logInMember()).company.id);
  const events = days.map((day) => anEvent(company, { visitor: "same", at: `${day}T09:00:00+01:00` }));
  expect((await sendBatch(app, { events })).body).toMatchObject({ stored: days.length, counted: days.length });
}

test("partitions of the next three days are there before their first row, each once", async () => {
  expect(await makeDaysAhead(app.db, "2031-03-02")).toBe(12);
  for (const table of ["tracking_events", "tracking_salts", "tracking_visits"] as const)
    expect(await daysOf(app.db, table, { from: "2031-03-02" })).toEqual([
      "2031-03-02",
      "2031-03-03",
      "2031-03-04",
      "2031-03-05",
    ]);
  expect(await makeDaysAhead(app.db, "2031-03-02")).toBe(0);
});

test("a missing partition is made with the first row, and twenty batches at once make it once", async () => {
  const company = await keyOf(app, (await app.logInMember()).company.id);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      sendBatch(app, { events: [anEvent(company, { visitor: `v${n}`, at: "2031-03-02T09:00:00+01:00" })] }),
    ),
  );
  expect(replies.map(({ body }) => body.counted)).toEqual(Array(20).fill(1));
  expect(await count("tracking_visits_20310302")).toBe(20);
  expect(await count("tracking_salts")).toBe(1);
});

test("late events of earlier days lie in today's partition and go with it", async () => {
  await sendVisits(["2031-03-02", "2031-03-01", "2031-02-28"]);
  expect(await count("tracking_visits_20310302")).toBe(3);
  expect(await count("tracking_salts_20310302")).toBe(3);
  await sweepVisitors(app.db, new Date("2031-03-02T23:59:00Z"));
  expect(await count("tracking_visits")).toBe(3);
  await sweepVisitors(app.db, NEXT_DAY);
  expect([await count("tracking_visits"), await count("tracking_salts")]).toEqual([0, 0]);
  expect(await daysOf(app.db, "tracking_visits", { from: "2031-01-01", to: "2031-03-02" })).toEqual([]);
});

test("in the first hour of the next day a visitor is still the same; a salt that ended is not used again", async () => {
  await sendVisits(["2031-03-02"]);
  const salts = () => sql<{ kept_day: string }>`select kept_day from tracking_salts order by 1`.execute(app.db);
  app.clock.set("2031-03-02T23:30:00Z");
  await sendVisits(["2031-03-02"]);
  expect((await salts()).rows).toEqual([{ kept_day: "2031-03-02" }]);
  app.clock.set(NEXT_DAY);
  await sendVisits(["2031-03-02"]);
  expect((await salts()).rows).toEqual([{ kept_day: "2031-03-02" }, { kept_day: "2031-03-03" }]);
});

test("a partition in use is left for the next time, and the other table's is dropped", async () => {
  await sendVisits(["2031-03-02"]);
  const reader = openDatabase(app.dependencies.environment.DATABASE_URL, { max: 1 });
  const reading = await reader.startTransaction().execute();
  await sql`select from tracking_visits_20310302`.execute(reading);
  await expect(sweepVisitors(app.db, NEXT_DAY)).rejects.toThrow(/lock timeout/);
  expect([await count("tracking_visits"), await count("tracking_salts")]).toEqual([1, 0]);
  await reading.rollback().execute();
  await reader.destroy();
  await sweepVisitors(app.db, NEXT_DAY);
  expect(await count("tracking_visits")).toBe(0);
});

test("older versions of the product may still write without the partition's day", async () => {
  await sql`insert into tracking_salts (day, salt, ends_at) values ('2031-03-02', '', now())`.execute(app.db);
  await sql`insert into tracking_visits (day, key) values ('2031-03-02', gen_random_uuid()) on conflict do nothing`.execute(
    app.db,
  );
  expect([await count("tracking_visits"), await count("tracking_salts")]).toEqual([1, 1]);
});
