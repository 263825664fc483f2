/** Deletes events, and recounts the sums from the remaining events. Both are idempotent. */
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { type Kysely, sql, type Transaction } from "kysely";
import { daysOf, dropDays } from "./day-partitions.ts";
import { dayFigures, dayTerms, eventsOf } from "./ingest.ts";
import { companiesAfter, firstStartFor, makePeriodSums } from "./period-sums.ts";
import { aloneWithSums, readProgress } from "./progress.ts";

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Selects events by company and by days, `from` and `to` inclusive; what is left out selects all. */
export type Extent = { companyId?: number | undefined; from?: Day | undefined; to?: Day | undefined };

const BEGINNING = "0001-01-01";
const END = "9999-12-31";

/** Days that have events, oldest first. */
const keptDays = (db: Db, extent: Pick<Extent, "from" | "to">): Promise<Day[]> => daysOf(db, "tracking_events", extent);

const ofCompany = ({ companyId }: Extent) => (companyId === undefined ? sql`true` : sql`company_id = ${companyId}`);

/**
 * Deletes events and all sums that contain them, including sums of days whose events are already dropped. Of months
 * without sums of days those go that lie in the extent as a whole.
 * @returns the number of deleted events, and of sums of days
 */
export const deleteEvents = (db: Db, extent: Extent): Promise<{ events: number; sums: number }> =>
  db.transaction().execute(async (trx) => {
    await aloneWithSums(trx);
    let events = 0;
    for (const day of await keptDays(trx, extent)) {
      const deleted = await sql`delete from ${eventsOf(day)} where ${ofCompany(extent)}`.execute(trx);
      events += Number(deleted.numAffectedRows ?? 0);
    }
    const sums = await deleteDaySums(trx, extent);
    await deleteWholeMonths(trx, extent);
    await makePeriods(trx, extent);
    return { events, sums };
  });

/** Makes closed weeks and months that touch the extent again from their days. */
async function makePeriods(trx: Trx, { companyId, from = BEGINNING, to = END }: Extent): Promise<void> {
  const { closing_until: until, rolled_until: rolled } = await readProgress(trx);
  const first = from <= rolled ? rolled : firstStartFor(from);
  const last = to < until ? to : until;
  const span = { from: first < rolled ? rolled : first, to: last, until, notBefore: BEGINNING };
  if (companyId !== undefined) return makePeriodSums(trx, [companyId], span);
  for (let companies = await companiesAfter(trx, 0); companies.length > 0;) {
    await makePeriodSums(trx, companies, span);
    companies = await companiesAfter(trx, companies.at(-1) ?? 0);
  }
}

async function deleteDaySums(trx: Trx, extent: Extent): Promise<number> {
  const { from = BEGINNING, to = END } = extent;
  const terms = await sql`
    delete from tracking_daily where ${ofCompany(extent)} and day between ${from} and ${to}`.execute(trx);
  const figures = await sql`
    delete from tracking_sums
    where ${ofCompany(extent)} and grain = 'day' and start between ${from} and ${to}`.execute(trx);
  return Number(terms.numAffectedRows ?? 0) + Number(figures.numAffectedRows ?? 0);
}

async function deleteWholeMonths(trx: Trx, extent: Extent): Promise<void> {
  const { from = BEGINNING, to = END } = extent;
  const { rolled_until: rolled } = await readProgress(trx);
  for (const table of ["tracking_sums", "tracking_term_sums"] as const) {
    await sql`
      delete from ${sql.table(table)}
      where ${ofCompany(extent)} and grain = 'month' and start < ${rolled} and start >= ${from}
        and start + interval '1 month' - interval '1 day' <= ${to}::date`.execute(trx);
  }
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
      await aloneWithSums(trx);
      for (const day of month) await recountDay(trx, { ...extent, from: day, to: day }, day);
      await makePeriods(trx, { ...extent, from: month[0], to: month.at(-1) });
    });
  }
  return days.length;
}

async function recountDay(trx: Trx, extent: Extent, day: Day): Promise<void> {
  await deleteDaySums(trx, extent);
  const events = sql`(select e.* from ${eventsOf(day)} e join companies c on c.id = e.company_id where ${
    extent.companyId === undefined ? sql`true` : sql`e.company_id = ${extent.companyId}`
  })`;
  await sql`insert into tracking_sums ${dayFigures(events, day)}`.execute(trx);
  await sql`
    insert into tracking_daily (company_id, dimension, day, metric, item, value) ${dayTerms(events, day)}`.execute(trx);
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
