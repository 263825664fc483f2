/** Deletes events, and recounts the sums from the remaining events. Both are idempotent. */
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { type Kysely, sql, type Transaction } from "kysely";
import { daysOf, dropDays } from "./day-partitions.ts";
import { dailySums, eventsOf, SUMS_LOCK } from "./ingest.ts";

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Selects events by company and by days, `from` and `to` inclusive; what is left out selects all. */
export type Extent = { companyId?: number | undefined; from?: Day | undefined; to?: Day | undefined };

const alone = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtext(${SUMS_LOCK}))`.execute(trx);

/** Days that have events, oldest first. */
const keptDays = (db: Db, extent: Pick<Extent, "from" | "to">): Promise<Day[]> => daysOf(db, "tracking_events", extent);

const ofCompany = ({ companyId }: Extent) => (companyId === undefined ? sql`true` : sql`company_id = ${companyId}`);

/**
 * Deletes events and all sums that contain them, including sums of days whose events are already dropped.
 * @returns the number of deleted events and sums
 */
export const deleteEvents = (db: Db, extent: Extent): Promise<{ events: number; sums: number }> =>
  db.transaction().execute(async (trx) => {
    await alone(trx);
    let events = 0;
    for (const day of await keptDays(trx, extent)) {
      const deleted = await sql`delete from ${eventsOf(day)} where ${ofCompany(extent)}`.execute(trx);
      events += Number(deleted.numAffectedRows ?? 0);
    }
    const sums = await deleteSums(trx, extent);
    await rollUp(trx, extent);
    return { events, sums };
  });

/** Makes the sums of days, weeks and months again from `tracking_daily`. */
const rollUp = (trx: Trx, { companyId, from = "0001-01-01", to = "9999-12-31" }: Extent) =>
  sql`select roll_up_tracking(${companyId ?? null}::bigint, ${from}::date, ${to}::date)`.execute(trx);

async function deleteSums(trx: Trx, extent: Extent): Promise<number> {
  const { from = "0001-01-01", to = "9999-12-31" } = extent;
  const deleted = await sql`
    delete from tracking_daily where ${ofCompany(extent)} and day between ${from} and ${to}`.execute(trx);
  return Number(deleted.numAffectedRows ?? 0);
}

/**
 * Makes the sums of each day again from its events; days whose events are dropped keep their sums. Works month by month,
 * because the days of a month share one sum. Ingesting waits until a month is done.
 * @returns the number of recounted days
 */
export async function recountDays(db: Db, extent: Extent): Promise<number> {
  const days = await keptDays(db, extent);
  for (const month of Map.groupBy(days, (day) => day.slice(0, 7)).values()) {
    await db.transaction().execute(async (trx) => {
      await alone(trx);
      for (const day of month) await recountDay(trx, { ...extent, from: day, to: day }, day);
      await rollUp(trx, { ...extent, from: month[0], to: month.at(-1) });
    });
  }
  return days.length;
}

async function recountDay(trx: Trx, extent: Extent, day: Day): Promise<void> {
  await deleteSums(trx, extent);
  const events = sql`(select e.* from ${eventsOf(day)} e join companies c on c.id = e.company_id where ${
    extent.companyId === undefined ? sql`true` : sql`e.company_id = ${extent.companyId}`
  })`;
  await sql`
    insert into tracking_daily (company_id, dimension, day, metric, item, value)
    ${dailySums(events, day)}`.execute(trx);
}

/**
 * Drops the partitions of days past their retention; their sums stay. Events of these days are refused from now on.
 * @returns the number of dropped days
 */
export async function dropOldDays(db: Db, now: Date, retentionDays: number): Promise<number> {
  const keptFrom = addDays(berlinDate(now.getTime()), -retentionDays);
  await sql`update tracking_progress set kept_from = greatest(kept_from, ${keptFrom}::date)
            where kept_from is distinct from greatest(kept_from, ${keptFrom}::date)`.execute(db);
  return dropDays(db, "tracking_events", await keptDays(db, { to: addDays(keptFrom, -1) }));
}
