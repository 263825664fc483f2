/**
 * Deletes counts after 25 months, proofs of consent three years after the consent ended, and old events with their
 * visitors; makes sums of weeks and months, and rolls old days up.
 */
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { CONSENT_PROOF_YEARS } from "@portal/contract/tracking/cookie-choice";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches } from "../../platform/sweeps/sweep.ts";
import { closePeriods } from "./events/close.ts";
import { makeDaysAhead } from "./events/day-partitions.ts";
import { rollUpOldDays } from "./events/old-days.ts";
import { sweepEvents } from "./events/sweep.ts";
import { sweepVisitors } from "./events/visitors.ts";
import { deleteExpiredProofs, deleteUsageBefore } from "./repository.ts";

const USAGE_DAYS = 760;

type Needs = Pick<Dependencies, "db" | "clock">;

/** A day has at most one row for each name of a closed list. */
export const sweepUsage = async ({ db, clock }: Needs): Promise<number> =>
  (await deleteUsageBefore(db, addDays(berlinDate(clock.now().getTime()), -USAGE_DAYS))).length;

export function sweepProofs({ db, clock }: Needs, signal?: AbortSignal): Promise<number> {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - CONSENT_PROOF_YEARS);
  return inBatches(() => deleteExpiredProofs(db, before), signal);
}

export const trackingJobs: SliceJobs = {
  sweeps: [
    { name: "portalUsage", run: sweepUsage },
    { name: "consentProofs", run: sweepProofs },
    { name: "visitors", everySeconds: 900, run: ({ db, clock }) => sweepVisitors(db, clock.now()) },
    { name: "daysAhead", run: ({ db, clock }) => makeDaysAhead(db, berlinDate(clock.now().getTime())) },
    { name: "eventDays", run: sweepEvents },
    { name: "closedSums", run: closePeriods },
    { name: "oldSums", run: rollUpOldDays },
  ],
};
