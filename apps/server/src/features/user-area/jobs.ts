/** Erases profiles whose waiting time is over, and deletes old reasons for leaving and items that people removed from their lists. */
import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { eraseDueProfiles, sweepReasons } from "./erasure/service.ts";
import { emptyRemoved } from "./history/service.ts";

async function sweepUserArea(
  dependencies: Pick<Dependencies, "db" | "clock" | "environment">,
): Promise<{ profiles: number; leavingReasons: number }> {
  await emptyRemoved(dependencies);
  return { profiles: await eraseDueProfiles(dependencies), leavingReasons: await sweepReasons(dependencies) };
}

export const userAreaJobs: SliceJobs = { sweep: sweepUserArea };
