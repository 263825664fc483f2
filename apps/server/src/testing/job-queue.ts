/** Tests of the queue on a real PostgreSQL: `const { test, app, open, enqueue } = queueTest();`. */
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach } from "vitest";
import * as z from "zod/mini";
import { defineJob, type JobWork } from "../platform/jobs/job.ts";
import { type JobQueue, openJobs } from "../platform/jobs/queue.ts";
import { openLog } from "../platform/observability/log.ts";
import { apiTest } from "./fixture.ts";

export type Data = { companyId: number };
export const readListing = defineJob<Data>({
  name: "test.read-listing",
  data: z.object({ companyId: z.number() }),
  timeoutSeconds: 30,
  retry: { limit: 2, pauseSeconds: 60 },
});

/** After each test the opened queues are closed, and no job and no log line is left. */
export function queueTest() {
  const { test, app } = apiTest();
  const opened: JobQueue[] = [];
  const logLines: { msg: string; [key: string]: unknown }[] = [];

  afterEach(async () => {
    for (const queue of opened.splice(0)) await queue.close();
    await sql`delete from pgboss.job`.execute(app.db);
    logLines.length = 0;
  });

  return {
    test,
    app,
    logLines,
    /** A queue with connections of its own, as another process has it. */
    open({ works = false } = {}): JobQueue {
      const log = openLog({ LOG_LEVEL: "info" }, { write: (line: string) => void logLines.push(JSON.parse(line)) });
      const jobs = openJobs({ databaseUrl: app.dependencies.environment.DATABASE_URL, log, works });
      opened.push(jobs);
      return jobs;
    },
    enqueue: (jobs: JobQueue, companyId: number, options?: Parameters<JobQueue["enqueue"]>[3]): Promise<void> =>
      app.db.transaction().execute((trx) => jobs.enqueue(trx, readListing, { companyId }, options)),
  };
}

/** Work that succeeds, and the companies it ran for, in order. */
export const recording = (): { seen: number[]; work: JobWork<Data> } => {
  const seen: number[] = [];
  return { seen, work: { run: async ({ companyId }) => void seen.push(companyId) } };
};

/** Waits until the condition holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(20);
}
