/** The durable queue: orders are rows of pg-boss in our database, written in the transaction of what they follow from. */
import { randomUUID } from "node:crypto";
import type { Database } from "@portal/db/rows";
import type { SlowStatements } from "@portal/db/slow-statements";
import type { FastifyBaseLogger } from "fastify";
import type { Transaction } from "kysely";
import { drain, type DrainOptions, type Drained } from "./drain.ts";
import type { EnqueueOptions, Job, Worker } from "./job.ts";
import { openQueue, type Queue } from "./open-queue.ts";
import { startWorkers, type RunningWorkers } from "./workers.ts";

/** What slices use. */
export type Jobs = {
  /**
   * Orders a job. It becomes visible with the commit and vanishes with a rollback.
   * @throws ZodError where the data don't fit the job
   */
  enqueue<Data extends object>(
    trx: Transaction<Database>,
    job: Job<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
};

/** The queue as the process that owns it holds it. */
export type JobQueue = Jobs & {
  /** Works from now on, beside other servers; tries again until the database is there. */
  start(workers: readonly Worker[]): void;
  /** For tests: does in this process everything that is due, until nothing is. Not beside `start`. */
  drain(workers: readonly Worker[], options?: DrainOptions): Promise<Drained>;
  /** Lets running jobs end for five seconds, gives back those that don't, closes the connections. */
  close(): Promise<void>;
};

type Options = {
  databaseUrl: string;
  log: FastifyBaseLogger;
  /** Who is told of pg-boss' own slow statements. */
  slowStatements?: SlowStatements;
  works?: boolean;
};

/** pg-boss takes the larger number first. */
const BEHIND = -1;

/**
 * Opens nothing yet: pg-boss is loaded and connects with the first order or worker.
 * @param options.works whether this process will `start` workers: it then listens for new orders
 */
export function openJobs({ databaseUrl, log, slowStatements, works = false }: Options): JobQueue {
  let opening: Promise<Queue> | undefined;
  let running: RunningWorkers | undefined;
  const open = (): Promise<Queue> =>
    (opening ??= openQueue({ databaseUrl, log, slowStatements, works }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));

  return {
    async enqueue(trx, job, data, { singletonKey, startAfter, background = false } = {}) {
      const valid = job.data.parse(data);
      const { boss, ensure } = await open();
      await ensure(job);
      const { fromKysely } = await import("pg-boss");
      const options = { db: fromKysely(trx), startAfter: startAfter ?? 0, priority: background ? BEHIND : 0 };
      // The key is never empty: orders without one would count as the same.
      if (singletonKey === undefined) await boss.send(job.name, valid, { ...options, singletonKey: randomUUID() });
      // Finds the waiting order and locks it, so that no worker takes it before our commit.
      else await boss.upsert(job.name, valid, { ...options, singletonKey });
    },
    start(workers) {
      running = startWorkers({ log, open, workers });
    },
    drain: async (workers, options) => drain(await open(), { log, workers }, options),
    async close() {
      await running?.stop();
      const queue = await opening?.catch(() => undefined);
      await queue?.boss.stop({ graceful: false });
    },
  };
}
