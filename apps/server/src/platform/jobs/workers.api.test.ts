/** Workers of one or more processes: woken, cut off, ended, and away from their database. */
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "@portal/db/connect";
import { createTestDatabase } from "@portal/db/testing/test-database";
import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, onTestFinished } from "vitest";
import { type Data, queueTest, readListing, recording, until } from "../../testing/job-queue.ts";
import { defineJob, type JobWork, workOn } from "./job.ts";
import { openJobs } from "./queue.ts";

const { test, app, open, enqueue } = queueTest();

test("the commit wakes workers, and two processes share 20 jobs without running any twice", async () => {
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

test("repeats a job whose process died", async () => {
  const jobs = open({ works: true });
  const { seen, work } = recording();
  const brief = defineJob<Data>({ ...readListing, retry: { limit: 2, pauseSeconds: 1 } });
  await app.db.transaction().execute((trx) => jobs.enqueue(trx, brief, { companyId: 1 }));
  await orphan(1);
  jobs.start([workOn(brief, work)]);
  await until(() => seen.length === 1);
});

test("`gaveUp` is called when the process died at the last attempt", async () => {
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

test("cuts off a run that takes too long", async () => {
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

test("the end of the server waits for a short job and gives back a long one", async () => {
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

test("workers run jobs again after the database cut their connections", async () => {
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

describe("while the database is away", () => {
  /** Begins workers whose database has another name for the moment, and waits until they have said that it is away. */
  async function beginAway() {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const name = new URL(database.url).pathname.slice(1);
    const rename = (from: string, to: string) =>
      sql`alter database ${sql.id(from)} rename to ${sql.id(to)}`.execute(app.db);
    await rename(name, `${name}_away`);
    const comeBack = () => rename(`${name}_away`, name);
    const told: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => void told.push(line) });
    const { seen, work } = recording();
    const jobs = openJobs({ databaseUrl: database.url, log, works: true });
    jobs.start([workOn(readListing, work)]);
    await until(() => told.length > 0);
    return { seen, jobs, comeBack, url: database.url };
  }

  test("workers begin as soon as it answers", async () => {
    const { seen, jobs, comeBack, url } = await beginAway();
    await comeBack();
    const db = openDatabase(url, { max: 1 });
    await until(() =>
      db
        .transaction()
        .execute((trx) => jobs.enqueue(trx, readListing, { companyId: 7 }))
        .then(
          () => true,
          () => false,
        ),
    );
    await until(() => seen.length > 0);
    expect(seen).toEqual([7]);
    await jobs.close();
    await db.destroy();
  });

  test("closing ends them without waiting for their next attempt", async () => {
    const { jobs, comeBack } = await beginAway();
    const began = performance.now();
    await jobs.close();
    // The pause between attempts is two seconds.
    expect(performance.now() - began).toBeLessThan(1900);
    await comeBack();
  });
});

/** As a process leaves a job that it had begun for the given time, and that died with it. */
const orphan = (attempt: number): Promise<unknown> =>
  sql`update pgboss.job set state = 'active', retry_count = ${attempt - 1}, started_on = now() - interval '20 seconds',
        heartbeat_on = now() - interval '11 seconds' where name = ${readListing.name}`.execute(app.db);
