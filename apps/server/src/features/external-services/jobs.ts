import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { refreshConnections } from "./refresh-connections.ts";

export const externalServicesJobs: SliceJobs = { hourly: { did: "refreshed", run: refreshConnections } };
