/** Deletes service cases some years after they ended. */
import { CASE_YEARS } from "@portal/contract/service-case/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches } from "../../platform/sweeps/sweep.ts";
import { deleteEnded } from "./repository.ts";

export async function sweepServiceCases(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - CASE_YEARS);
  return inBatches(() => deleteEnded(db, before), signal);
}

export const serviceCaseJobs: SliceJobs = {
  sweeps: [{ name: "serviceCases", run: sweepServiceCases }],
};
