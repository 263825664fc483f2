/** Makes the sums of weeks and months that are over from the sums of their days. */
import { addDays, berlinDate, type Day, weekday } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Transaction } from "kysely";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { companiesAfter, firstStartFor, makePeriodSums } from "./period-sums.ts";
import { aloneWithSums, readProgress } from "./progress.ts";

type Trx = Transaction<Database>;

/** Most late batches have arrived by then; what arrives later costs a few more sums. */
const DAYS_AFTER_THE_END = 2;

/** The first day after the last week or month that ended long enough ago. */
function endOfClosed(today: Day): Day {
  const day = addDays(today, -DAYS_AFTER_THE_END);
  const monday = addDays(day, -weekday(day));
  const month = `${day.slice(0, 7)}-01`;
  return monday > month ? monday : month;
}

const begin = statement<never, [until: Day]>(`
  update tracking_progress set closing_until = $1, closing_company = 0
  where single and closing_until = closed_until and closing_until < $1`);
const noteCompany = statement<never, [company: number]>(
  `update tracking_progress set closing_company = $1 where single`,
);
const finish = statement<never, []>(`update tracking_progress set closed_until = closing_until where single`);

/**
 * Closes what has ended. Batches that arrive meanwhile add to these periods themselves, from the moment in which the new
 * bound is stored; each step makes a thousand companies anew while no batch is stored. An interrupted run is continued.
 * @returns the number of companies whose periods were made
 */
export async function closePeriods(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  await inStep(db, (trx) => begin(trx, endOfClosed(berlinDate(clock.now().getTime()))));
  for (let companies = 0; ;) {
    signal?.throwIfAborted();
    const made = await inStep(db, closeSome);
    if (made === 0) return companies;
    companies += made;
  }
}

const inStep = <T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await aloneWithSums(trx);
    return work(trx);
  });

/** The next companies; none if there is nothing to close any more. */
async function closeSome(trx: Trx): Promise<number> {
  const progress = await readProgress(trx);
  const { closed_until: closed, closing_until: closing, rolled_until: rolled } = progress;
  if (closed === closing) return 0;
  const companies = await companiesAfter(trx, progress.closing_company);
  const last = companies.at(-1);
  if (last === undefined) {
    await finish(trx);
    return 0;
  }
  const first = firstStartFor(addDays(closed, -1));
  const from = first < rolled ? rolled : first;
  await makePeriodSums(trx, companies, { from, to: closing, until: closing, notBefore: closed });
  await noteCompany(trx, last);
  return companies.length;
}
