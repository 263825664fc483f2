/** Tables with one partition a month: months made ahead, and dropped as a whole when their time is over. */
import { LOG_YEARS } from "@portal/contract/self-disclosure/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import { type Kysely, sql } from "kysely";
import type { Dependencies } from "../dependencies.ts";

type Db = Kysely<Database>;
export type MonthTable = "audit_log" | "entry_changes";

/** Enough for half a year in which no server sweeps; later rows wait in the default partition. */
const MONTHS_AHEAD = 6;

const ensure = statement<never, [table: MonthTable, months: string[]]>("select ensure_months($1, $2::date[])");

/** Partitions that have an end, oldest first; the default partition has none. */
async function readPartitions(db: Db, table: MonthTable): Promise<{ name: string; past_end: Date }[]> {
  const { rows } = await sql<{ name: string; past_end: Date }>`
    with partitions as materialized (
      select c.relname as name, c.relpartbound, c.oid from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${table}::regclass),
    ends as (
      select name, (regexp_match(pg_get_expr(relpartbound, oid), 'TO \\(''([^'']+)''\\)'))[1]::timestamptz as past_end
      from partitions)
    select name, past_end from ends where past_end is not null order by past_end`.execute(db);
  return rows;
}

const firstOfMonth = (now: Date, monthsLater: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsLater, 1)).toISOString().slice(0, 10);

/** Makes the partitions of this month and of the next half year. Returns how many were missing. */
export async function makeMonthsAhead({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> {
  const now = clock.now();
  const months = Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => firstOfMonth(now, index));
  let made = 0;
  for (const table of ["audit_log", "entry_changes"] as const) {
    const before = (await readPartitions(db, table)).length;
    await ensure(db, table, months);
    made += (await readPartitions(db, table)).length - before;
  }
  return made;
}

/** Drops what is older than the disclosure promises. */
export const dropOldLog =
  (table: MonthTable) =>
  ({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> =>
    dropOldMonths(db, table, { now: clock.now(), years: LOG_YEARS });

/**
 * Drops the partitions whose newest row is older than some years. One that is in use is left for the next time instead
 * of making writers wait. Returns how many it dropped.
 */
async function dropOldMonths(db: Db, table: MonthTable, { now, years }: { now: Date; years: number }): Promise<number> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  const old = (await readPartitions(db, table)).filter(({ past_end: pastEnd }) => pastEnd <= before);
  for (const { name } of old) {
    await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '2s'`.execute(trx);
      await sql`drop table if exists ${sql.table(name)}`.execute(trx);
    });
  }
  return old.length;
}
