/** What a slice does beside the requests; app/jobs.ts puts the slices together. */
import type { Dependencies } from "../dependencies.ts";
import type { Worker } from "./job.ts";

/** Names of what was done, for the log, and how many of each. */
export type Counts = Record<string, number>;

export type HourlyWork = {
  /** The log's word for what was done, such as "reminded". */
  did: string;
  run(dependencies: Dependencies): Promise<Counts>;
};

export type SliceJobs = {
  /** Deletes rows whose time is over, every hour. Several servers may do it at once. */
  sweep?: (dependencies: Dependencies) => Promise<Counts>;
  /** Other work of every hour. Several servers may do it at once. */
  hourly?: HourlyWork;
  /** Kinds of jobs of the queue, with what does them. */
  workers?: (dependencies: Dependencies) => Worker[];
};
