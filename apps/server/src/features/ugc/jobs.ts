/** Deletes contributions some time after the provider has decided about them, and those that nobody decided about. */
import { CONTRIBUTION_DECIDED_DAYS, CONTRIBUTION_UNDECIDED_DAYS } from "@portal/contract/law/retention";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { sweepNotices } from "./notices/sweep.ts";
import { inBatches, SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";

const DAY_MS = 86_400_000;

const deleteDecided = statement<{ id: number }, [before: Date]>(`
  delete from contributions where id = any(array(
    select id from contributions where decided_at is not null and decided_at < $1
    order by decided_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);
const deleteUndecided = statement<{ id: number }, [before: Date]>(`
  delete from contributions where id = any(array(
    select id from contributions where decided_at is null and created_at < $1
    order by created_at limit ${SWEEP_BATCH} for update skip locked)) returning id`);

export async function sweepContributions({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = clock.now().getTime();
  const decided = await inBatches(() => deleteDecided(db, new Date(now - CONTRIBUTION_DECIDED_DAYS * DAY_MS)), signal);
  return (
    decided + (await inBatches(() => deleteUndecided(db, new Date(now - CONTRIBUTION_UNDECIDED_DAYS * DAY_MS)), signal))
  );
}

export const ugcJobs: SliceJobs = {
  sweeps: [
    { name: "contributions", run: sweepContributions },
    { name: "contentNotices", run: sweepNotices },
  ],
};
