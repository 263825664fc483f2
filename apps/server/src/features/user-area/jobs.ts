/** Erases profiles whose waiting time is over, and deletes old reasons for leaving and items that people removed from their lists. */
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { eraseDueProfiles, sweepReasons } from "./erasure/service.ts";
import { emptyRemoved } from "./history/service.ts";

export const userAreaJobs: SliceJobs = {
  sweeps: [
    { name: "profiles", run: eraseDueProfiles },
    { name: "leavingReasons", run: sweepReasons },
    { name: "removedItems", run: emptyRemoved },
  ],
};
