import type { SliceJobs } from "../../platform/jobs/slice-jobs.ts";
import { sweepLeftStreets } from "./left-streets.ts";

export const addressJobs: SliceJobs = { sweeps: [{ name: "leftStreets", run: sweepLeftStreets }] };
