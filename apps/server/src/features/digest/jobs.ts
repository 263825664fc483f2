import type { Dependencies } from "../../platform/dependencies.ts";
import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import type { DashboardSource } from "../dashboard/public.ts";
import { readToldOf } from "./read-told.ts";
import { sendDigests } from "./send.ts";

const EVERY_SECONDS = 300;

/** @param sources of the dashboard, which `app` composes */
export const digestJobs = (sources: readonly DashboardSource[]): SliceJobs => ({
  sweeps: [{ name: "digests", everySeconds: EVERY_SECONDS, run: sendDigestsOf(sources) }],
});

export const sendDigestsOf = (sources: readonly DashboardSource[]) =>
  sendDigests((dependencies: Dependencies) => readToldOf(dependencies, sources));
