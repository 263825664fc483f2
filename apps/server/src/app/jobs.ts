/** What every server process works on beside the requests: each slice's workers, in one list. */
import type { Dependencies } from "../platform/dependencies.ts";
import type { Worker } from "../platform/jobs/job.ts";

export const allWorkers = (_dependencies: Dependencies): Worker[] => [];
