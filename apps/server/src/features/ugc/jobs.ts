/** Deletes contributions some time after the provider has decided about them, and those that nobody decided about. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";

const DAY_MS = 86_400_000;
/** Long enough for questions about a decision, which come within weeks. */
const DECIDED_DAYS = 90;
/** A report of half a year ago says nothing about the entry of today. */
const UNDECIDED_DAYS = 180;

const deleteDecided = statement<{ id: number }, [before: Date]>(
  "delete from contributions where decided_at is not null and decided_at < $1 returning id",
);
const deleteUndecided = statement<{ id: number }, [before: Date]>(
  "delete from contributions where decided_at is null and created_at < $1 returning id",
);

async function sweepContributions({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> {
  const now = clock.now().getTime();
  const decided = await deleteDecided(db, new Date(now - DECIDED_DAYS * DAY_MS));
  const undecided = await deleteUndecided(db, new Date(now - UNDECIDED_DAYS * DAY_MS));
  return decided.length + undecided.length;
}

export const ugcJobs: SliceJobs = {
  sweep: async (dependencies) => ({ contributions: await sweepContributions(dependencies) }),
};
