/** Erases profiles whose waiting time is over, and deletes old reasons for leaving and items that people removed from their lists. */
import { workOn } from "../../platform/jobs/job.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { deliverPush } from "../../platform/push/deliver.ts";
import { sweepPushMessages } from "../../platform/push/retention.ts";
import { pushJob } from "../../platform/push/send-push.ts";
import { eraseDueProfiles, sweepReasons } from "./erasure/service.ts";
import { emptyRemoved } from "./history/service.ts";

export const userAreaJobs: SliceJobs = {
  workers: (dependencies) => [workOn(pushJob, { run: (data, { signal }) => deliverPush(dependencies, data, signal) })],
  sweeps: [
    { name: "pushMessages", run: sweepPushMessages },
    { name: "profiles", run: eraseDueProfiles },
    { name: "leavingReasons", run: sweepReasons },
    { name: "removedItems", run: emptyRemoved },
  ],
};
