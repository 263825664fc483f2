/** Deletes service cases some years after they ended. */
import { CASE_YEARS } from "@portal/contract/service-case/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { deleteEnded } from "./repository.ts";

/** Answers how many cases it deleted, at most 100. */
export async function sweepServiceCases({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - CASE_YEARS);
  return (await deleteEnded(db, before)).length;
}

export const serviceCaseJobs: SliceJobs = {
  sweep: async (dependencies) => ({ serviceCases: await sweepServiceCases(dependencies) }),
};
