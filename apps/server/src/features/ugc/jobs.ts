/** Deletes contributions some time after the provider has decided about them. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";

const DAY_MS = 86_400_000;
/** Long enough for questions about a decision, which come within weeks. */
const DECIDED_DAYS = 90;

const deleteDecided = statement<{ id: number }, [before: Date]>(
  "delete from contributions where decided_at is not null and decided_at < $1 returning id",
);

async function sweepContributions({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> {
  return (await deleteDecided(db, new Date(clock.now().getTime() - DECIDED_DAYS * DAY_MS))).length;
}

export const ugcJobs: SliceJobs = {
  sweep: async (dependencies) => ({ contributions: await sweepContributions(dependencies) }),
};
