/** What a slice does beside the requests; app/jobs.ts puts the slices together. */
import type { Dependencies } from "../dependencies.ts";
import type { Sweep } from "../sweeps/sweep.ts";
import type { Worker } from "./job.ts";

export type SliceJobs = {
  /** Regular work: each sweep by itself, by one server at a time. */
  sweeps?: readonly Sweep[];
  /** Work that goes on as long as the server runs; `stop` ends it within seconds. Every server process does it. */
  continuous?: (dependencies: Dependencies) => { stop(): Promise<void> };
  /** Kinds of jobs of the queue, with what does them. */
  workers?: (dependencies: Dependencies) => Worker[];
};
