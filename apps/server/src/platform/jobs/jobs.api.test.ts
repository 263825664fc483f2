/** The queue on a real PostgreSQL: what is ordered when, done once, repeated, given up, taken over. */
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, expect } from "vitest";
import * as z from "zod/mini";
import { apiTest } from "../../testing/fixture.ts";
import { defineJob, type JobWork, workOn } from "./job.ts";
import { type JobQueue, openJobs } from "./queue.ts";

type Data = { companyId: number };
const readListing = defineJob<Data>({
  name: "test.read-listing",
  data: z.object({ companyId: z.number() }),
  timeoutSeconds: 30,
  retry: { limit: 2, pauseSeconds: 60 },
});

const { test: it, app } = apiTest();
const opened: JobQueue[] = [];
const logLines: { msg: string; [key: string]: unknown }[] = [];

afterEach(async () => {
  for (const queue of opened.splice(0)) await queue.close();
  await sql`delete from pgboss.job`.execute(app.db);
  logLines.length = 0;
});

function open({ works = false } = {}): JobQueue {
  const log = pino({ level: "info" }, { write: (line: string) => void logLines.push(JSON.parse(line)) });
  const jobs = openJobs({ databaseUrl: app.dependencies.environment.DATABASE_URL, log, works });
  opened.push(jobs);
  return jobs;
}
const enqueue = (jobs: JobQueue, companyId: number, options?: Parameters<JobQueue["enqueue"]>[3]): Promise<void> =>
  app.db.transaction().execute((trx) => jobs.enqueue(trx, readListing, { companyId }, options));
const recording = (): { seen: number[]; work: JobWork<Data> } => {
  const seen: number[] = [];
  return { seen, work: { run: async ({ companyId }) => void seen.push(companyId) } };
};
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(20);
}

it("runs committed jobs, and none of a transaction that was rolled back", async () => {
  const jobs = open();
  const { seen, work } = recording();
  await enqueue(jobs, 1);
  await enqueue(jobs, 2);
  await expect(
    app.db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, readListing, { companyId: 3 });
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await jobs.drain([workOn(readListing, work)])).toEqual({ done: 2, failed: 0, dead: 0 });
  expect(seen).toEqual([1, 2]);
});

it("refuses data that don't fit before anything is written", async () => {
  const jobs = open();
  await expect(enqueue(jobs, "1" as never)).rejects.toThrow();
  expect(await jobs.drain([])).toEqual({ done: 0, failed: 0, dead: 0 });
});

it("runs a foreground job before an older background job", async () => {
  const jobs = open();
  const { seen, work } = recording();
  await enqueue(jobs, 1, { background: true });
  await enqueue(jobs, 2, { singletonKey: "a", background: true });
  await enqueue(jobs, 3);
  await enqueue(jobs, 4, { singletonKey: "b" });
  await jobs.drain([workOn(readListing, work)]);
  expect(seen).toEqual([3, 4, 1, 2]);
});

it("keeps one waiting job for a key: the newest order's data and time count", async () => {
  const jobs = open();
  const { seen, work } = recording();
  await enqueue(jobs, 1, { singletonKey: "a", startAfter: new Date(Date.now() + 60_000) });
  await enqueue(jobs, 2, { singletonKey: "b" });
  expect(await jobs.drain([workOn(readListing, work)])).toMatchObject({ done: 1 });
  await enqueue(jobs, 3, { singletonKey: "a" });
  expect(await jobs.drain([workOn(readListing, work)])).toMatchObject({ done: 1 });
  expect(seen).toEqual([2, 3]);
});

it("an order for a key whose job is running is a new job", async () => {
  const jobs = open();
  const seen: number[] = [];
  const work: JobWork<Data> = {
    async run({ companyId }) {
      if (companyId === 1) await enqueue(jobs, 2, { singletonKey: "a" });
      seen.push(companyId);
    },
  };
  await enqueue(jobs, 1, { singletonKey: "a" });
  await jobs.drain([workOn(readListing, work)]);
  expect(seen).toEqual([1, 2]);
});

it("a waiting job that an open transaction orders again is not run before the commit", async () => {
  const jobs = open();
  const { seen, work } = recording();
  await enqueue(jobs, 1, { singletonKey: "a" });
  await app.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, readListing, { companyId: 2 }, { singletonKey: "a" });
    expect(await open().drain([workOn(readListing, work)])).toMatchObject({ done: 0 });
  });
  await jobs.drain([workOn(readListing, work)]);
  expect(seen).toEqual([2]);
});

it("eight orders for one key at once leave one job", async () => {
  const jobs = open();
  const { seen, work } = recording();
  await Promise.all(Array.from({ length: 8 }, (_, index) => enqueue(jobs, index, { singletonKey: "a" })));
  await jobs.drain([workOn(readListing, work)]);
  expect(seen).toHaveLength(1);
});

it("a deferred job waits for its time, and a failed one for its pause", async () => {
  const jobs = open();
  const attempts: [attempt: number, last: boolean][] = [];
  const work: JobWork<Data> = {
    async run(_data, { attempt, lastAttempt }) {
      attempts.push([attempt, lastAttempt]);
      if (!lastAttempt) throw new Error("portal away");
    },
  };
  await enqueue(jobs, 1, { startAfter: new Date(Date.now() + 3_600_000) });
  expect(await jobs.drain([workOn(readListing, work)])).toMatchObject({ done: 0, failed: 0 });
  expect(await jobs.drain([workOn(readListing, work)], { deferred: true })).toEqual({ done: 1, failed: 2, dead: 0 });
  expect(attempts).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

it("after the last attempt `gaveUp` is called, and the log has the reason without personal data", async () => {
  const jobs = open();
  const gaveUp: number[] = [];
  const error = Object.assign(new Error("duplicate key"), { detail: "Key (email)=(erika@muster.example) exists" });
  const work: JobWork<Data> = {
    run: async () => Promise.reject(error),
    gaveUp: async ({ companyId }) => void gaveUp.push(companyId),
  };
  await enqueue(jobs, 7);
  expect(await jobs.drain([workOn(readListing, work)], { deferred: true })).toEqual({ done: 0, failed: 3, dead: 1 });
  expect(gaveUp).toEqual([7]);
  expect(logLines.filter(({ msg }) => msg === "job failed")).toHaveLength(3);
  expect(logLines).toContainEqual(
    expect.objectContaining({
      msg: "job given up",
      level: 50,
      job: readListing.name,
      attempts: 3,
      reason: "duplicate key",
    }),
  );
  expect(JSON.stringify(logLines)).not.toContain("erika");
});

it("a failing `gaveUp` is repeated, and a job with data of another version is given up without it", async () => {
  const jobs = open();
  let told = 0;
  const work: JobWork<Data> = {
    run: async () => Promise.reject(new Error("no")),
    async gaveUp() {
      if (++told < 2) throw new Error("not yet");
    },
  };
  await enqueue(jobs, 7);
  await jobs.drain([workOn(readListing, work)], { deferred: true });
  expect(told).toBe(2);

  const older = { ...readListing, data: z.object({ companyId: z.number(), gone: z.optional(z.string()) }) };
  const newer = defineJob<{ id: string }>({ ...readListing, data: z.object({ id: z.string() }) });
  await app.db.transaction().execute((trx) => jobs.enqueue(trx, older, { companyId: 1 }));
  const seen: unknown[] = [];
  const strict = workOn(newer, {
    run: async (data) => void seen.push(data),
    gaveUp: async (data) => void seen.push(data),
  });
  expect(await jobs.drain([strict], { deferred: true })).toEqual({ done: 0, failed: 3, dead: 1 });
  expect(seen).toEqual([]);
});

it("the commit wakes workers, and two processes share 20 jobs without running any twice", async () => {
  const seen: string[] = [];
  const slow = (process: string): JobWork<Data> => ({
    async run({ companyId }) {
      seen.push(`${companyId} ${process}`);
      await delay(40);
    },
  });
  const first = open({ works: true });
  first.start([workOn(readListing, slow("first"))]);
  open({ works: true }).start([workOn(readListing, slow("second"))]);
  await enqueue(first, 0);
  await until(() => seen.length === 1);
  await Promise.all(Array.from({ length: 19 }, (_, index) => enqueue(first, index + 1)));
  await until(() => seen.length === 20);
  expect(new Set(seen.map((line) => line.split(" ")[0])).size).toBe(20);
  expect(new Set(seen.map((line) => line.split(" ")[1]))).toEqual(new Set(["first", "second"]));
});

it("repeats a job whose process died", async () => {
  const jobs = open({ works: true });
  const { seen, work } = recording();
  const brief = defineJob<Data>({ ...readListing, retry: { limit: 2, pauseSeconds: 1 } });
  await app.db.transaction().execute((trx) => jobs.enqueue(trx, brief, { companyId: 1 }));
  await orphan(1);
  jobs.start([workOn(brief, work)]);
  await until(() => seen.length === 1);
});

it("`gaveUp` is called when the process died at the last attempt", async () => {
  const jobs = open({ works: true });
  const gaveUp: number[] = [];
  await enqueue(jobs, 4);
  await orphan(3);
  jobs.start([
    workOn(readListing, { run: async () => {}, gaveUp: async ({ companyId }) => void gaveUp.push(companyId) }),
  ]);
  await until(() => gaveUp.length === 1);
  expect(gaveUp).toEqual([4]);
});

it("cuts off a run that takes too long", async () => {
  const jobs = open({ works: true });
  const brief = defineJob<Data>({
    ...readListing,
    name: "test.brief",
    timeoutSeconds: 1,
    retry: { limit: 0, pauseSeconds: 1 },
  });
  let aborted = false;
  let gaveUp = false;
  const work: JobWork<Data> = {
    run: (_data, { signal }) =>
      new Promise(() => signal.addEventListener("abort", () => void (aborted = true), { once: true })),
    gaveUp: async () => void (gaveUp = true),
  };
  jobs.start([workOn(brief, work)]);
  await app.db.transaction().execute((trx) => jobs.enqueue(trx, brief, { companyId: 1 }));
  await until(() => gaveUp);
  expect(aborted).toBe(true);
});

it("the end of the server waits for a short job and gives back a long one", async () => {
  const ended: number[] = [];
  const jobs = open({ works: true });
  const started: number[] = [];
  jobs.start([
    workOn(readListing, {
      async run({ companyId }, { signal }) {
        started.push(companyId);
        await delay(companyId === 1 ? 300 : 60_000, undefined, { signal });
        ended.push(companyId);
      },
    }),
  ]);
  await enqueue(jobs, 1);
  await enqueue(jobs, 2);
  await until(() => started.length === 2);
  await jobs.close();
  expect(ended).toEqual([1]);

  const { seen, work } = recording();
  expect(await open().drain([workOn(readListing, work)])).toMatchObject({ done: 1 });
  expect(seen).toEqual([2]);
});

it("workers run jobs again after the database cut their connections", async () => {
  const jobs = open({ works: true });
  const { seen, work } = recording();
  jobs.start([workOn(readListing, work)]);
  await enqueue(jobs, 1);
  await until(() => seen.length === 1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`.execute(app.db);
  await until(() =>
    enqueue(jobs, 2).then(
      () => true,
      () => false,
    ),
  );
  await until(() => seen.includes(2));
});

it("closing ends workers that still wait for the database", async () => {
  const log = pino({ level: "silent" });
  const jobs = openJobs({ databaseUrl: "postgresql://nobody@127.0.0.1:1/none", log, works: true });
  jobs.start([]);
  await delay(50);
  await jobs.close();
});

/** As a process leaves a job that it had begun for the given time, and that died with it. */
const orphan = (attempt: number): Promise<unknown> =>
  sql`update pgboss.job set state = 'active', retry_count = ${attempt - 1}, started_on = now() - interval '20 seconds',
        heartbeat_on = now() - interval '11 seconds' where name = ${readListing.name}`.execute(app.db);
