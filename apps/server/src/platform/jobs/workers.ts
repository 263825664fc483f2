/**
 * The workers of a server process. New orders wake them at once (LISTEN/NOTIFY); pg-boss asks every two seconds for what
 * became due meanwhile, and looks every five for jobs whose process died.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { PgBoss } from "pg-boss";
import type { Worker } from "./job.ts";
import { DEAD_LETTER_QUEUE, type Queue } from "./open-queue.ts";
import { type Fetched, handleDeadLetter, runJob } from "./run-job.ts";

export type RunningWorkers = { stop(): Promise<void> };

const POLL_SECONDS = 2;
const PAUSE_WITHOUT_DATABASE_MS = 2000;
/** How long running jobs may take to end when the server ends. */
const STOP_TIMEOUT_MS = 5000;
/** Heartbeats are written this often; after 10 seconds without one a job's process counts as dead. */
const HEARTBEAT_SECONDS = 3;

type Options = { log: FastifyBaseLogger; open: () => Promise<Queue>; workers: readonly Worker[] };
type Running = Map<string, { queue: string; id: string }>;

/** Begins as soon as the database answers. */
export function startWorkers({ log, open, workers }: Options): RunningWorkers {
  const stopping = new AbortController();
  const running: Running = new Map();
  const queues = [...workers.map(({ job }) => job.name), DEAD_LETTER_QUEUE];
  const beginning = begin();

  async function begin(): Promise<PgBoss | undefined> {
    for (let told = false; !stopping.signal.aborted; told = true) {
      try {
        const { boss, ensure } = await open();
        for (const { job } of workers) await ensure(job);
        if (stopping.signal.aborted) return undefined;
        await register(boss, { log, workers, running });
        return boss;
      } catch (error) {
        if (!told)
          log.warn({ reason: error instanceof Error ? error.message : String(error) }, "jobs cannot begin yet");
        await delay(PAUSE_WITHOUT_DATABASE_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    return undefined;
  }

  return {
    async stop() {
      stopping.abort();
      const boss = await beginning;
      if (boss === undefined) return;
      const ended = new AbortController();
      const ending = Promise.all(queues.map((name) => boss.offWork(name)));
      await Promise.race([ending, delay(STOP_TIMEOUT_MS, undefined, { signal: ended.signal }).catch(() => {})]);
      // Without this the process would live until the time is over.
      ended.abort();
      const interrupted = [...running.values()];
      // Marks what still runs as failed and aborts it; the connections stay open for the next step.
      await boss.stop({ graceful: false, close: false });
      // The end of the server is no fault of the job: it begins again without the pause that failing costs.
      for (const { queue, id } of interrupted)
        await boss.update(queue, undefined, { id, startAfter: new Date() }).catch(() => {});
    },
  };
}

async function register(
  boss: PgBoss,
  { log, workers, running }: { log: FastifyBaseLogger; workers: readonly Worker[]; running: Running },
): Promise<void> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    heartbeatRefreshSeconds: HEARTBEAT_SECONDS,
  } as const;
  const begin = async (queue: string, atOnce: number, run: (job: Fetched) => Promise<void>): Promise<void> => {
    for (let index = 0; index < atOnce; index++) {
      const id: string = await boss.work<object>(queue, options, async ([fetched]) => {
        const job = fetched as Fetched;
        running.set(job.id, { queue, id: job.id });
        try {
          await run(job);
        } finally {
          running.delete(job.id);
          // Fetches the next one at once instead of at the next poll.
          boss.notifyWorker(id);
        }
      });
    }
  };
  for (const worker of workers) {
    await begin(worker.job.name, worker.job.atOnce ?? 2, (job) => runJob(log, worker, job));
  }
  await begin(DEAD_LETTER_QUEUE, 1, (job) => handleDeadLetter(log, workers, job));
}
