/** The partitions of tables that have one for each day: made ahead, found, and dropped. */
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import { type Kysely, sql } from "kysely";

type Db = Kysely<Database>;

export type DayTable = "tracking_events" | "tracking_salts" | "tracking_visits" | "website_hits";

/** The partition of one day. The day's digits are safe inside SQL. */
export const partitionOf = (table: DayTable, day: Day) => sql.table(`${table}_${day.replaceAll("-", "")}`);

const ensure = statement<never, [table: DayTable, days: Day[]]>(`select ensure_day_partitions($1, $2::date[])`);
/** Makes the partitions of days that have none; rows of a missing day would be refused. */
export const ensureDays = async (db: Db, table: DayTable, days: readonly Day[]): Promise<void> =>
  void (await ensure(db, table, [...days]));

/** How many days are there before their first row, so that no row waits for a partition to be made. */
const DAYS_AHEAD = 3;

/** Makes the partitions of today and of the next days. Returns how many were missing. */
export async function makeDaysAhead(db: Db, today: Day): Promise<number> {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => addDays(today, index));
  let missing = 0;
  for (const table of ["tracking_events", "tracking_salts", "tracking_visits"] as const) {
    missing += days.length - (await daysOf(db, table, { from: today, to: days.at(-1) })).length;
    await ensureDays(db, table, days);
  }
  return missing;
}

/** Days that have a partition, oldest first; `from` and `to` inclusive. */
export async function daysOf(
  db: Db,
  table: DayTable,
  { from = "0001-01-01", to = "9999-12-31" }: { from?: Day | undefined; to?: Day | undefined } = {},
): Promise<Day[]> {
  // Two steps: in one query the planner may parse a day out of the names of other tables.
  const { rows } = await sql<{ day: Day }>`
    with tables as materialized (
      select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${table}::regclass
    ), days as (select to_date(right(relname, 8), 'YYYYMMDD') as day from tables)
    select day from days where day between ${from} and ${to} order by day`.execute(db);
  return rows.map(({ day }) => day);
}

/**
 * Drops partitions, each in its own transaction. One that is in use is left for the next time instead of making writers
 * wait, and holds up no other.
 * @returns the number of dropped partitions
 * @throws what the last failure was, after all have been tried
 */
export async function dropDays(db: Db, table: DayTable, days: readonly Day[]): Promise<number> {
  const failures: unknown[] = [];
  for (const day of days) {
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`set local lock_timeout = '2s'`.execute(trx);
        await sql`drop table if exists ${partitionOf(table, day)}`.execute(trx);
      })
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures.at(-1);
  return days.length;
}
