/** Deletes calls after the time for which callers' data are kept. */
import { CALLER_MONTHS } from "@portal/contract/secretarial/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { inBatches } from "../../platform/sweeps/sweep.ts";
import { deleteBefore } from "./repository.ts";

function sweepCalls({ db, clock }: Pick<Dependencies, "db" | "clock">, signal?: AbortSignal): Promise<number> {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - CALLER_MONTHS);
  return inBatches(() => deleteBefore(db, before), signal);
}

export const secretarialJobs: SliceJobs = { sweeps: [{ name: "secretarialCalls", run: sweepCalls }] };
