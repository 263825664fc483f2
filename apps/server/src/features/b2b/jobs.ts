/** Deletes unconfirmed newsletter subscriptions, and proofs of consent that nobody can claim any more. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";

const DAY_MS = 86_400_000;
/** The link confirms for one week; until this time a late click gets an explanation. */
const UNCONFIRMED_DAYS = 30;
/** Legal claims lapse three years after the end of the year in which the subscription ended (§§ 195, 199 BGB). */
const PROOF_YEARS = 3;

const deleteUnconfirmed = statement<{ id: number }, [before: Date]>(
  "delete from newsletter_subscriptions where confirmed_at is null and requested_at < $1 returning id",
);
const deleteEnded = statement<{ id: number }, [before: Date]>(
  "delete from newsletter_subscriptions where ended_at is not null and ended_at < $1 returning id",
);

async function sweepNewsletter({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> {
  const now = clock.now();
  const unconfirmed = await deleteUnconfirmed(db, new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS));
  const ended = await deleteEnded(db, new Date(Date.UTC(now.getUTCFullYear() - PROOF_YEARS, 0, 1)));
  return unconfirmed.length + ended.length;
}

export const newsletterJobs: SliceJobs = {
  sweep: async (dependencies) => ({ newsletterOrders: await sweepNewsletter(dependencies) }),
};
