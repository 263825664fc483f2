/** What every server process works on beside the requests: each slice's workers, in one list. */
import { entryServiceWorkers } from "../features/entry-service/create.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import type { Worker } from "../platform/jobs/job.ts";

export const allWorkers = (dependencies: Dependencies): Worker[] => [...entryServiceWorkers(dependencies)];
