import { workOn } from "../../platform/jobs/job.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { createDisconnect } from "./disconnect.ts";
import { refreshConnections } from "./refresh-connections.ts";
import { revokeGrantJob } from "./revoke-job.ts";

export const externalServicesJobs: SliceJobs = {
  hourly: { did: "refreshed", run: refreshConnections },
  workers: (dependencies) => [
    workOn(revokeGrantJob, {
      run: ({ revocationId }) => createDisconnect(dependencies).revokeOne(revocationId),
    }),
  ],
};
