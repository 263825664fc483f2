/**
 * Deletes unconfirmed newsletter subscriptions, proofs of consent that nobody can claim any more, and days that no
 * statistics show any more.
 */
import { NEWSLETTER_PROOF_YEARS, NEWSLETTER_UNCONFIRMED_DAYS } from "@portal/contract/law/retention";
import { addYears, berlinDate } from "@portal/contract/time/berlin-time";
import { MOST_YEARS } from "@portal/contract/time/date-range";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches, SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";
import { deleteDaysBefore } from "./statistics/repository.ts";

const DAY_MS = 86_400_000;

const deleteUnconfirmed = statement<{ id: number }, [before: Date]>(`
  delete from newsletter_subscriptions where id = any(array(
    select id from newsletter_subscriptions where confirmed_at is null and requested_at < $1
    order by requested_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);
const deleteEnded = statement<{ id: number }, [before: Date]>(`
  delete from newsletter_subscriptions where id = any(array(
    select id from newsletter_subscriptions where ended_at is not null and ended_at < $1
    order by ended_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);

const deleteProofs = statement<{ id: number }, [before: Date]>(`
  delete from newsletter_proofs where id = any(array(
    select id from newsletter_proofs where ended_at < $1
    order by ended_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);

export async function sweepNewsletter({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = clock.now();
  const requestedBefore = new Date(now.getTime() - NEWSLETTER_UNCONFIRMED_DAYS * DAY_MS);
  const endedBefore = new Date(Date.UTC(now.getUTCFullYear() - NEWSLETTER_PROOF_YEARS, 0, 1));
  const unconfirmed = await inBatches(() => deleteUnconfirmed(db, requestedBefore), signal);
  const ended = await inBatches(() => deleteEnded(db, endedBefore), signal);
  return unconfirmed + ended + (await inBatches(() => deleteProofs(db, endedBefore), signal));
}

/** A range that ends today and the days before it that it is compared with. */
const SHOWN_YEARS = 2 * MOST_YEARS;

export function sweepDays({ db, clock }: Pick<Dependencies, "db" | "clock">, signal?: AbortSignal): Promise<number> {
  const oldest = addYears(berlinDate(clock.now().getTime()), -SHOWN_YEARS);
  return inBatches(() => deleteDaysBefore(db, oldest), signal);
}

export const b2bJobs: SliceJobs = {
  sweeps: [
    { name: "newsletterOrders", run: sweepNewsletter },
    { name: "b2bDays", run: sweepDays },
  ],
};
