/** Deletes expired codes of claims and reminds owners. A claim keeps the code's expiry, so that a late code gets that answer. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { remindOwners } from "./reminders.ts";

const deleteCodes = statement<{ id: number }, [now: Date]>(
  "update claims set code_hash = null where code_hash is not null and code_expires_at <= $1 returning id",
);

const sweepClaimCodes = async ({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> =>
  (await deleteCodes(db, clock.now())).length;

export const claimingJobs: SliceJobs = {
  sweep: async (dependencies) => ({ claimCodes: await sweepClaimCodes(dependencies) }),
  hourly: { did: "reminded", run: async (dependencies) => ({ claimReminders: await remindOwners(dependencies) }) },
};
