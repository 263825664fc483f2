/** Regular work beside the requests, such as deleting rows whose time is over. One server at a time does each sweep. */
import type { Dependencies } from "../dependencies.ts";

export type Sweep = {
  /** Key of its row in `sweeps`, in the log and in metrics. After renaming, its history begins anew. */
  readonly name: string;
  /** Seconds from one success to the next start. Default: an hour. */
  readonly everySeconds?: number;
  /**
   * Does what is due and returns how many rows that were. Doing it twice must be like doing it once: a server that stalls
   * for longer than its lease may run beside the one that took over.
   * @param dependencies with a database that gives up on a lock after seconds
   * @param signal aborted when the lease or the time is over, and when the server ends
   */
  run(dependencies: Dependencies, signal?: AbortSignal): Promise<number>;
};

/** Rows of one statement of a sweep. Part of the statements' texts, so that the planner knows the number. */
export const SWEEP_BATCH = 1000;

/**
 * Repeats a statement that handles at most `SWEEP_BATCH` rows until none are left, so that no statement and no lock lasts
 * long. Returns the number of rows.
 */
export async function inBatches(handleBatch: () => Promise<readonly unknown[]>, signal?: AbortSignal): Promise<number> {
  for (let rows = 0; ;) {
    signal?.throwIfAborted();
    const batch = (await handleBatch()).length;
    rows += batch;
    if (batch < SWEEP_BATCH) return rows;
  }
}
