/** Deletes counts after 25 months, proofs of consent three years after the consent ended, and old events with their visitors. */
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { CONSENT_PROOF_YEARS } from "@portal/contract/tracking/cookie-choice";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { sweepEvents } from "./events/sweep.ts";
import { deleteExpiredProofs, deleteUsageBefore } from "./repository.ts";

const USAGE_DAYS = 760;

export async function sweepTracking({
  db,
  clock,
}: Pick<Dependencies, "db" | "clock">): Promise<{ portalUsage: number; consentProofs: number }> {
  const now = clock.now();
  const days = await deleteUsageBefore(db, addDays(berlinDate(now.getTime()), -USAGE_DAYS));
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - CONSENT_PROOF_YEARS);
  return { portalUsage: days.length, consentProofs: (await deleteExpiredProofs(db, before)).length };
}

export const trackingJobs: SliceJobs = {
  sweep: async (dependencies) => ({
    ...(await sweepTracking(dependencies)),
    eventDays: await sweepEvents(dependencies),
  }),
};
