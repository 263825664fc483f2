/** Deletes expired codes of claims and reminds owners. A claim keeps the code's expiry, so that a late code gets that answer. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches, SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";
import { remindOwners } from "./reminders.ts";

const deleteCodes = statement<{ id: number }, [now: Date]>(`
  update claims set code_hash = null where id = any(array(
    select id from claims where code_hash is not null and code_expires_at <= $1
    order by code_expires_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);

export const sweepClaimCodes = ({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> =>
  inBatches(() => deleteCodes(db, clock.now()), signal);

export const claimingJobs: SliceJobs = {
  sweeps: [
    { name: "claimCodes", run: sweepClaimCodes },
    { name: "claimReminders", run: remindOwners },
  ],
};
