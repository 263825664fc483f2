/**
 * The workers of a server process. New orders wake them at once (LISTEN/NOTIFY). One small query every two seconds,
 * however many kinds there are, wakes them for what became due meanwhile, and finds jobs whose process died.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { PgBoss } from "pg-boss";
import type { Worker } from "./job.ts";
import { DEAD_QUEUE, type Queue } from "./open-queue.ts";
import { buryJob, type Fetched, runJob } from "./run-job.ts";

export type RunningWorkers = { stop(): Promise<void> };

const LOOK_EVERY_MS = 2000;
const PAUSE_WITHOUT_DATABASE_MS = 2000;
const PATIENCE_AT_THE_END_MS = 5000;
/** Signs of life are written this often; after 10 seconds without one a job's process counts as dead. */
const SIGN_OF_LIFE_SECONDS = 3;
/** pg-boss's own polling, which the look every two seconds makes needless. */
const RARELY_SECONDS = 300;

const lookAround = statement<{ name: string; due: boolean; lapsed: boolean }, [queues: string[]]>(`
  select name, bool_or(state < 'active') as due, bool_or(state = 'active') as lapsed
  from (
    select name, state from pgboss.job_common
    where name = any($1) and state < 'active' and start_after <= now() and not blocked
    union all
    select name, state from pgboss.job_common
    where name = any($1) and state = 'active'
      and (heartbeat_on + heartbeat_seconds * interval '1 second' < now()
        or started_on + expire_seconds * interval '1 second' < now())
  ) waiting
  group by name`);

// A process that died or ended is no fault of the job: it begins anew without the pause that failing costs.
const hastenInterrupted = statement<never, [queues: string[]]>(`
  update pgboss.job_common set start_after = now()
  where name = any($1) and state = 'retry' and start_after > now()
    and (output -> 'value' ->> 'message' = 'job heartbeat timeout'
      or output ->> 'value' = 'pg-boss shut down while active')`);

type Options = {
  db: Kysely<Database>;
  log: FastifyBaseLogger;
  open: () => Promise<Queue>;
  workers: readonly Worker[];
};

/** Begins as soon as the database answers. */
export function startWorkers({ db, log, open, workers }: Options): RunningWorkers {
  const stopping = new AbortController();
  const queues = [...workers.map(({ job }) => job.name), DEAD_QUEUE];
  let boss: PgBoss | undefined;

  const pause = (milliseconds: number): Promise<void> =>
    delay(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});

  const working = (async () => {
    const wake = await begin();
    if (wake === undefined) return;
    let away = false;
    while (!stopping.signal.aborted) {
      try {
        await look(wake);
        away = false;
      } catch (error) {
        if (!away) log.warn({ reason: messageOf(error) }, "jobs cannot be looked for");
        away = true;
      }
      await pause(LOOK_EVERY_MS);
    }
  })();

  async function begin(): Promise<((queue: string) => void) | undefined> {
    for (let told = false; !stopping.signal.aborted; told = true) {
      try {
        const queue = await open();
        for (const { job } of workers) await queue.ensure(job);
        if (stopping.signal.aborted) return undefined;
        boss = queue.boss;
        return await register(boss, log, workers);
      } catch (error) {
        if (!told) log.warn({ reason: messageOf(error) }, "jobs cannot begin yet");
        await pause(PAUSE_WITHOUT_DATABASE_MS);
      }
    }
    return undefined;
  }

  async function look(wake: (queue: string) => void): Promise<void> {
    const found = await lookAround(db, queues);
    const lapsed = found.filter((queue) => queue.lapsed).map(({ name }) => name);
    if (lapsed.length > 0) {
      for (const name of lapsed) await boss?.supervise(name);
      await hastenInterrupted(db, lapsed);
    }
    for (const { name, due } of found) if (due || lapsed.includes(name)) wake(name);
  }

  return {
    async stop() {
      stopping.abort();
      await working;
      const begun = boss;
      if (begun === undefined) return;
      const ending = Promise.all(queues.map((name) => begun.offWork(name)));
      const ended = new AbortController();
      await Promise.race([ending, delay(PATIENCE_AT_THE_END_MS, undefined, { signal: ended.signal }).catch(() => {})]);
      // The process could not end while the rest of its patience runs.
      ended.abort();
      // Marks what still runs as interrupted and aborts it.
      await begun.stop({ graceful: false });
      await hastenInterrupted(db, queues).catch(() => {});
    },
  };
}

/** @returns wakes the workers of a queue */
async function register(
  boss: PgBoss,
  log: FastifyBaseLogger,
  workers: readonly Worker[],
): Promise<(queue: string) => void> {
  const ids = new Map<string, string[]>();
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: RARELY_SECONDS,
    notifyPollingIntervalSeconds: RARELY_SECONDS,
    heartbeatRefreshSeconds: SIGN_OF_LIFE_SECONDS,
  } as const;
  const begin = async (queue: string, atOnce: number, run: (job: Fetched) => Promise<void>): Promise<void> => {
    const started: string[] = [];
    ids.set(queue, started);
    for (let index = 0; index < atOnce; index++) {
      const id: string = await boss.work<object>(queue, options, async ([job]) => {
        try {
          await run(job as Fetched);
        } finally {
          // Looks for the next one at once instead of resting after each.
          boss.notifyWorker(id);
        }
      });
      started.push(id);
    }
  };
  for (const worker of workers) {
    await begin(worker.job.name, worker.job.atOnce ?? 2, (job) => runJob(log, worker, job));
  }
  await begin(DEAD_QUEUE, 1, (job) => buryJob(log, workers, job));
  return (queue) => {
    for (const id of ids.get(queue) ?? []) boss.notifyWorker(id);
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
