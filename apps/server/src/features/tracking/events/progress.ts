/** How far the sums of events have come: one row that batches, recounting and sweeps share. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Transaction } from "kysely";

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export type Progress = {
  /** The first day whose single events are still stored; null if no day was dropped yet. Older events could be counted twice. */
  kept_from: Day | null;
  /** Weeks and months that end before this day are complete. */
  closed_until: Day;
  /** Batches add to weeks and months that end before this day; later than `closed_until` while periods are being closed. */
  closing_until: Day;
  closing_company: number;
  /** Months before this day have no sums of days and weeks. */
  rolled_until: Day;
  rolling_until: Day;
  rolling_company: number;
};

const readRow = statement<Progress, []>(`
  select kept_from, closed_until, closing_until, closing_company, rolled_until, rolling_until, rolling_company
  from tracking_progress where single`);

export async function readProgress(db: Db): Promise<Progress> {
  const [row] = await readRow(db);
  if (row === undefined) throw new Error("The progress of the sums has no row.");
  return row;
}

const SUMS_LOCK = "tracking sums";
const lockShared = statement<never, [name: string]>(`select pg_advisory_xact_lock_shared(hashtext($1))`);
const lockAlone = statement<never, [name: string]>(`select pg_advisory_xact_lock(hashtext($1))`);

/** Until the end of the transaction other batches may write sums, but nobody makes sums anew. */
export const besideBatches = async (trx: Trx): Promise<void> => void (await lockShared(trx, SUMS_LOCK));
/** Until the end of the transaction no batch is stored. */
export const aloneWithSums = async (trx: Trx): Promise<void> => void (await lockAlone(trx, SUMS_LOCK));

const A_MINUTE_MS = 60_000;
const remembered = new WeakMap<Db, { until: Day; readAt: number }>();

/** `closed_until`, at most a minute old. An older day is right as well: more days are read then. */
export async function closedUntil(db: Db, now: Date): Promise<Day> {
  const known = remembered.get(db);
  if (known !== undefined && Math.abs(now.getTime() - known.readAt) < A_MINUTE_MS) return known.until;
  const { closed_until: until } = await readProgress(db);
  remembered.set(db, { until, readAt: now.getTime() });
  return until;
}
