/** Tells companies of open calls, and deletes calls after the time for which callers' data are kept. */
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { sweepOfCalls } from "../../platform/phone/call-list.ts";
import { tellOpenCalls } from "../../platform/phone/tell-open-calls.ts";
import { callers } from "./repository.ts";

export const tellOpenSecretarialCalls = tellOpenCalls(callers, "secretarial");

export const secretarialJobs: SliceJobs = {
  sweeps: [
    { name: "secretarialCalls", run: sweepOfCalls(callers) },
    { name: "secretarialNews", run: tellOpenSecretarialCalls },
  ],
};
