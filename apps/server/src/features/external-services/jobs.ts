import type { Dependencies } from "../../platform/dependencies.ts";
import { workOn } from "../../platform/jobs/job.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { createDisconnect } from "./disconnect.ts";
import { refreshConnections } from "./refresh-connections.ts";
import { revokeGrantJob } from "./revoke-job.ts";

async function sweepConnections(dependencies: Dependencies, signal?: AbortSignal): Promise<number> {
  const counts = await refreshConnections(dependencies, signal);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (rows > 0) dependencies.log.info(counts, "refreshed");
  return rows;
}

export const externalServicesJobs: SliceJobs = {
  sweeps: [{ name: "googleConnections", run: sweepConnections }],
  workers: (dependencies) => [
    workOn(revokeGrantJob, {
      run: ({ revocationId }) => createDisconnect(dependencies).revokeOne(revocationId),
    }),
  ],
};
