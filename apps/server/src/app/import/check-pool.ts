/** Checks pieces in threads of their own, so that the database never waits for it. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CheckedPiece, PieceToCheck } from "./check-piece.ts";

export type CheckPool = {
  check(piece: PieceToCheck): Promise<CheckedPiece>;
  close(): Promise<void>;
};

const AT_MOST = 2;
/** Objects of a thread die with their piece: little room for them keeps memory flat however long an import takes. */
const LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 64 };

type Task = {
  piece: PieceToCheck;
  resolve: (checked: CheckedPiece) => void;
  reject: (error: Error) => void;
};

/** Threads start with the first pieces. */
export function checkPool(size = Math.max(1, Math.min(AT_MOST, availableParallelism() - 1))): CheckPool {
  const workers: Worker[] = [];
  const idle: ((task: Task) => void)[] = [];
  const queue: Task[] = [];
  return {
    check: (piece) =>
      new Promise((resolve, reject) => {
        const task = { piece, resolve, reject };
        if (idle.length === 0 && workers.length < size) hire(workers, idle, queue);
        const give = idle.pop();
        if (give) give(task);
        else queue.push(task);
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function hire(workers: Worker[], idle: ((task: Task) => void)[], queue: Task[]): void {
  const worker = new Worker(new URL("check-worker.ts", import.meta.url), { resourceLimits: LIMITS });
  let current: Task | undefined;
  const give = (task: Task): void => {
    current = task;
    worker.postMessage(task.piece);
  };
  worker.on("message", (checked: CheckedPiece) => {
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
