/** pg-boss, opened for this product: its own few connections, our kinds of jobs as its queues. */
import { JOB_SCHEMA } from "@portal/db/job-schema";
import { PreparingClient } from "@portal/db/preparing-client";
import { watchedPool } from "@portal/db/silence/watched-pool";
import type { SlowStatements } from "@portal/db/slow-statements";
import type { FastifyBaseLogger } from "fastify";
import type { PgBoss, QueueOptions } from "pg-boss";
import { JOB_CONNECTIONS } from "../connections/share.ts";
import type { Job } from "./job.ts";

/** The dead letter queue: where orders go whose every attempt failed. */
export const DEAD_LETTER_QUEUE = "platform.dead";

/** Its statements are short; the longest deletes finished jobs. */
const STATEMENT_TIMEOUT_MS = 30_000;
const LONGEST_PAUSE_SECONDS = 3600;
/** How often jobs are looked for whose process died or whose time is up. */
const SUPERVISE_SECONDS = 5;
const DEFAULTS: QueueOptions & { notify: boolean } = {
  // The shortest that pg-boss takes: after this long without a sign of life a job's process counts as dead.
  heartbeatSeconds: 10,
  retryBackoff: true,
  retryDelayMax: LONGEST_PAUSE_SECONDS,
  // Rows of finished jobs tell nothing that slices don't keep themselves.
  deleteAfterSeconds: 3600,
  notify: true,
};

export type Queue = {
  boss: PgBoss;
  /** Makes sure that the kind's queue exists as defined. Once a process. */
  ensure(job: Job<object>): Promise<void>;
};

type Options = {
  databaseUrl: string;
  log: FastifyBaseLogger;
  slowStatements: SlowStatements | undefined;
  works: boolean;
};

/** @throws if the database is away, or its queue is of another version */
export async function openQueue({ databaseUrl, log, slowStatements, works }: Options): Promise<Queue> {
  const { PgBoss: Boss } = await import("pg-boss");
  const max = works ? JOB_CONNECTIONS : 1;
  const boss = new Boss({
    ...watchedPool({ url: databaseUrl, max, applicationName: "portal jobs", statementTimeout: STATEMENT_TIMEOUT_MS }),
    // Passed on by pg-boss to pg's pool, and by that to each client.
    ...(slowStatements && { Client: PreparingClient, slowStatements }),
    schema: JOB_SCHEMA,
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: works,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    // Shorter than the interval, so that no round of it is skipped.
    monitorIntervalSeconds: SUPERVISE_SECONDS - 1,
    maintenanceIntervalSeconds: 600,
    monitorVacuum: false,
    useListenNotify: works,
    // The connection that listens is pg-boss' own and finds out by itself that it fell silent.
    notifyHeartbeatIntervalMs: 5000,
    notifyHeartbeatTimeoutMs: 3000,
  });
  boss.on("error", (error) => log.warn({ reason: error.message }, "job queue"));
  // What was cut off at the end finds its connections closed: expected, and told by the job itself.
  boss.once("stopped", () => boss.removeAllListeners("error").on("error", () => {}));
  boss.on("warning", ({ message }) => log.warn({ reason: message }, "job queue"));
  try {
    await boss.start();
    await boss.createQueue(DEAD_LETTER_QUEUE, { ...DEFAULTS, policy: "standard", retryLimit: 5, retryDelay: 30 });
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  const known = new Map<string, Promise<void>>();
  return {
    boss,
    ensure(job) {
      const ensured = known.get(job.name) ?? makeQueue(boss, job);
      known.set(job.name, ensured);
      ensured.catch(() => known.delete(job.name));
      return ensured;
    },
  };
}

async function makeQueue(boss: PgBoss, { name, timeoutSeconds, retry }: Job<object>): Promise<void> {
  const options = {
    ...DEFAULTS,
    deadLetter: DEAD_LETTER_QUEUE,
    expireInSeconds: timeoutSeconds,
    retryLimit: retry.limit,
    retryDelay: retry.pauseSeconds,
  };
  await boss.createQueue(name, { ...options, policy: "short" });
  // An older version of the product may have made it with other limits.
  await boss.updateQueue(name, options);
}
