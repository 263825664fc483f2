/** Jobs in the database: when they are enqueued, run, repeated and given up. */
import { expect } from "vitest";
import * as z from "zod/mini";
import { type Data, queueTest, readListing, recording } from "../../testing/job-queue.ts";
import { defineJob, type JobWork, workOn } from "./job.ts";

const { test, app, open, enqueue, logLines } = queueTest();

test("runs committed jobs, and none of a transaction that was rolled back", async () => {
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

test("refuses data that don't fit before anything is written", async () => {
  const jobs = open();
  await expect(enqueue(jobs, "1" as never)).rejects.toThrow();
  expect(await jobs.drain([])).toEqual({ done: 0, failed: 0, dead: 0 });
});

test("runs a foreground job before an older background job", async () => {
  const jobs = open();
  const { seen, work } = recording();
  await enqueue(jobs, 1, { background: true });
  await enqueue(jobs, 2, { singletonKey: "a", background: true });
  await enqueue(jobs, 3);
  await enqueue(jobs, 4, { singletonKey: "b" });
  await jobs.drain([workOn(readListing, work)]);
  expect(seen).toEqual([3, 4, 1, 2]);
});

test("keeps one waiting job for a key: the newest order's data and time count", async () => {
  const jobs = open();
  const { seen, work } = recording();
  await enqueue(jobs, 1, { singletonKey: "a", startAfter: new Date(Date.now() + 60_000) });
  await enqueue(jobs, 2, { singletonKey: "b" });
  expect(await jobs.drain([workOn(readListing, work)])).toMatchObject({ done: 1 });
  await enqueue(jobs, 3, { singletonKey: "a" });
  expect(await jobs.drain([workOn(readListing, work)])).toMatchObject({ done: 1 });
  expect(seen).toEqual([2, 3]);
});

test("an order for a key whose job is running is a new job", async () => {
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

test("a waiting job that an open transaction orders again is not run before the commit", async () => {
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

test("eight orders for one key at once leave one job", async () => {
  const jobs = open();
  const { seen, work } = recording();
  await Promise.all(Array.from({ length: 8 }, (_, index) => enqueue(jobs, index, { singletonKey: "a" })));
  await jobs.drain([workOn(readListing, work)]);
  expect(seen).toHaveLength(1);
});

test("a deferred job waits for its time, and a failed one for its pause", async () => {
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

test("after the last attempt `gaveUp` is called, and the log has the reason without personal data", async () => {
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

test("a failing `gaveUp` is repeated, and a job with data of another version is given up without it", async () => {
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
