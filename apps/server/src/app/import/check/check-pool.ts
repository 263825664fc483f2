/** Checks chunks in threads, so that the database never waits for checks. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CheckedChunk, ChunkToCheck } from "./check-chunk.ts";

export type CheckPool = {
  check(chunk: ChunkToCheck): Promise<CheckedChunk>;
  close(): Promise<void>;
};

const MAX_THREADS = 2;
/** A thread needs memory for one chunk only. Low limits keep memory flat for imports of any length. */
const LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 64 };

type Task = {
  chunk: ChunkToCheck;
  resolve: (checked: CheckedChunk) => void;
  reject: (error: Error) => void;
};

/** Starts a thread only when there is a chunk for it. */
export function checkPool(size = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1))): CheckPool {
  const workers: Worker[] = [];
  const idle: ((task: Task) => void)[] = [];
  const queue: Task[] = [];
  return {
    check: (chunk) =>
      new Promise((resolve, reject) => {
        const task = { chunk, resolve, reject };
        if (idle.length === 0 && workers.length < size) startWorker(workers, idle, queue);
        const give = idle.pop();
        if (give) give(task);
        else queue.push(task);
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function startWorker(workers: Worker[], idle: ((task: Task) => void)[], queue: Task[]): void {
  const worker = new Worker(new URL("check-worker.ts", import.meta.url), { resourceLimits: LIMITS });
  let current: Task | undefined;
  const give = (task: Task): void => {
    current = task;
    worker.postMessage(task.chunk);
  };
  worker.on("message", (checked: CheckedChunk) => {
    current?.resolve(checked);
    current = undefined;
    const next = queue.shift();
    if (next) give(next);
    else idle.push(give);
  });
  worker.on("error", (error) => current?.reject(error instanceof Error ? error : new Error(String(error))));
  workers.push(worker);
  idle.push(give);
}
