/** Rolls old sums up: days and weeks that no screen can show any more are deleted, their months stay. */
import { addYears, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { MOST_YEARS } from "@portal/contract/time/date-range";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Transaction } from "kysely";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { companiesAfter } from "./period-sums.ts";
import { readProgress } from "./progress.ts";

type Trx = Transaction<Database>;

/** A range that ends today and the days before it that it is compared with. */
const SHOWN_YEARS = 2 * MOST_YEARS;

const begin = statement<never, [until: Day]>(`
  update tracking_progress set rolling_until = $1, rolling_company = 0
  where single and rolling_until = rolled_until and rolling_until < $1 and closed_until >= $1`);
const noteCompany = statement<never, [company: number]>(
  `update tracking_progress set rolling_company = $1 where single`,
);
const finish = statement<never, []>(`update tracking_progress set rolled_until = rolling_until where single`);

// By primary key, company by company: an index by day would have to be written with every batch of events.
type Step = [companies: number[], before: Day];
const deleteDays = statement<never, Step>(`
  delete from tracking_daily
  where company_id = any($1::bigint[]) and dimension = any('{device,term}') and day < $2::date`);
const deleteSums = statement<never, Step>(`
  delete from tracking_sums where company_id = any($1::bigint[]) and grain = any('{day,week}') and start < $2::date`);
const deleteTerms = statement<never, Step>(`
  delete from tracking_term_sums where company_id = any($1::bigint[]) and grain = 'week' and start < $2::date`);

/**
 * Once a month there is something to do: a walk over all companies in steps of a thousand, which is continued if it is
 * interrupted. Nothing is deleted before its month is closed.
 * @returns the number of companies that were looked at
 */
export async function rollUpOldDays(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  const oldest = addYears(berlinDate(clock.now().getTime()), -SHOWN_YEARS);
  await begin(db, `${oldest.slice(0, 7)}-01`);
  for (let companies = 0; ;) {
    signal?.throwIfAborted();
    const done = await db.transaction().execute(rollUpSome);
    if (done === 0) return companies;
    companies += done;
  }
}

/** The next companies; none if there is nothing old any more. */
async function rollUpSome(trx: Trx): Promise<number> {
  const progress = await readProgress(trx);
  if (progress.rolling_until === progress.rolled_until) return 0;
  const companies = await companiesAfter(trx, progress.rolling_company);
  const last = companies.at(-1);
  if (last === undefined) {
    await finish(trx);
    return 0;
  }
  for (const remove of [deleteDays, deleteSums, deleteTerms]) await remove(trx, companies, progress.rolling_until);
  await noteCompany(trx, last);
  return companies.length;
}
