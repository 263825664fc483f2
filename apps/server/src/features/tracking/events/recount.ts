/** Takes events away, and counts what is left anew. Repeating either changes nothing. */
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { type Kysely, sql, type Transaction } from "kysely";
import { dailySums, dayTable, SUMS_LOCK } from "./ingest.ts";

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Events of one company, or of all; of the days from `from` to `to`, both included, or of all. */
export type Extent = { companyId?: number | undefined; from?: Day | undefined; to?: Day | undefined };

const alone = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtext(${SUMS_LOCK}))`.execute(trx);

/** Days that have a table of events, oldest first. */
async function keptDays(db: Db, { from = "0001-01-01", to = "9999-12-31" }: Extent = {}): Promise<Day[]> {
  // Names first, days afterwards: in one query the planner may read a day out of any table's name.
  const { rows } = await sql<{ day: Day }>`
    with tables as materialized (
      select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'tracking_events'::regclass
    ), days as (select to_date(right(relname, 8), 'YYYYMMDD') as day from tables)
    select day from days where day between ${from} and ${to} order by day`.execute(db);
  return rows.map(({ day }) => day);
}

const ofCompany = ({ companyId }: Extent) => (companyId === undefined ? sql`true` : sql`company_id = ${companyId}`);

/**
 * Deletes events and everything that they were counted in; sums of days whose events are dropped already go as well.
 * @returns how many events and sums went
 */
export const deleteEvents = (db: Db, extent: Extent): Promise<{ events: number; sums: number }> =>
  db.transaction().execute(async (trx) => {
    await alone(trx);
    let events = 0;
    for (const day of await keptDays(trx, extent)) {
      const deleted = await sql`delete from ${dayTable(day)} where ${ofCompany(extent)}`.execute(trx);
      events += Number(deleted.numAffectedRows ?? 0);
    }
    const sums = await deleteSums(trx, extent);
    await rollUp(trx, extent);
    return { events, sums };
  });

/** Sums of days, weeks and months follow those by day. */
const rollUp = (trx: Trx, { companyId, from = "0001-01-01", to = "9999-12-31" }: Extent) =>
  sql`select roll_up_tracking(${companyId ?? null}::bigint, ${from}::date, ${to}::date)`.execute(trx);

async function deleteSums(trx: Trx, extent: Extent): Promise<number> {
  const { from = "0001-01-01", to = "9999-12-31" } = extent;
  const deleted = await sql`
    delete from tracking_daily where ${ofCompany(extent)} and day between ${from} and ${to}`.execute(trx);
  return Number(deleted.numAffectedRows ?? 0);
}

/**
 * Makes the sums of each day from its events again; days whose events are dropped keep theirs. A month at a time, because
 * its days change one sum: until it is through, no other events come in.
 * @returns how many days were counted
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
  const events = sql`(select e.* from ${dayTable(day)} e join companies c on c.id = e.company_id where ${
    extent.companyId === undefined ? sql`true` : sql`e.company_id = ${extent.companyId}`
  })`;
  await sql`
    insert into tracking_daily (company_id, dimension, day, metric, item, value)
    ${dailySums(events, day)}`.execute(trx);
}

/**
 * Drops the events of days that are past their time; their sums stay. From now on nothing so old is taken.
 * @returns how many days went
 */
export async function dropOldDays(db: Db, now: Date, retentionDays: number): Promise<number> {
  const keptFrom = addDays(berlinDate(now.getTime()), -retentionDays);
  await sql`update tracking_progress set kept_from = greatest(kept_from, ${keptFrom}::date)
            where kept_from is distinct from greatest(kept_from, ${keptFrom}::date)`.execute(db);
  const old = await keptDays(db, { to: addDays(keptFrom, -1) });
  for (const day of old) {
    await db.transaction().execute(async (trx) => {
      // Whoever writes just now is not kept waiting: the next hour tries again.
      await sql`set local lock_timeout = '2s'`.execute(trx);
      await sql`drop table if exists ${dayTable(day)}`.execute(trx);
    });
  }
  return old.length;
}
