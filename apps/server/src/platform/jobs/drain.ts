/** Runs jobs without waiting, for tests. */
import type { FastifyBaseLogger } from "fastify";
import type { Worker } from "./job.ts";
import { DEAD_LETTER_QUEUE, type Queue } from "./open-queue.ts";
import { handleDeadLetter, type Fetched, runJob } from "./run-job.ts";

export type DrainOptions = {
  /** Includes deferred jobs, and repetitions before their pause is over. */
  deferred?: boolean;
};
/** Runs by outcome; one job that fails twice and then succeeds counts `{ done: 1, failed: 2 }`. */
export type Drained = { done: number; failed: number; dead: number };

const AT_MOST = 1000;

/** @throws if jobs keep ordering jobs without an end */
export async function drain(
  { boss, ensure }: Queue,
  { log, workers }: { log: FastifyBaseLogger; workers: readonly Worker[] },
  { deferred = false }: DrainOptions = {},
): Promise<Drained> {
  const counts: Drained = { done: 0, failed: 0, dead: 0 };
  const kinds: { name: string; done: "done" | "dead"; run: (job: Fetched) => Promise<void> }[] = workers.map(
    (worker) => ({
      name: worker.job.name,
      done: "done",
      run: (job) => runJob(log, worker, job),
    }),
  );
  kinds.push({ name: DEAD_LETTER_QUEUE, done: "dead", run: (job) => handleDeadLetter(log, workers, job) });
  for (const { job } of workers) await ensure(job);

  for (let rounds = 0, idle = false; !idle; rounds++) {
    if (rounds > AT_MOST) throw new Error("The queue does not become empty.");
    idle = true;
    for (const { name, run, done } of kinds) {
      const fetched = await boss.fetch<object>(name, { includeMetadata: true, ignoreStartAfter: deferred });
      for (const job of fetched as Fetched[]) {
        idle = false;
        job.signal = AbortSignal.timeout(job.expireInSeconds * 1000);
        try {
          await run(job);
          await boss.complete(name, { id: job.id, retryCount: job.retryCount });
          counts[done]++;
        } catch (error) {
          await boss.fail(name, { id: job.id, retryCount: job.retryCount }, error as object);
          counts.failed++;
        }
      }
    }
  }
  return counts;
}
