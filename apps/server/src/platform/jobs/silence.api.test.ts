/** Workers whose connections fall silent. */
import { startSilentProxy } from "@portal/db/testing/silent-proxy";
import { pino } from "pino";
import { expect, onTestFinished } from "vitest";
import { queueTest, readListing, recording, until } from "../../testing/job-queue.ts";
import { workOn } from "./job.ts";
import { openJobs } from "./queue.ts";

const { test, app, enqueue } = queueTest();

test("workers run jobs again after their connections fell silent, and hear of new ones", async () => {
  const proxy = await startSilentProxy(app.dependencies.environment.DATABASE_URL);
  const told: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void told.push(line) });
  const jobs = openJobs({ databaseUrl: proxy.url, log, works: true });
  onTestFinished(async () => {
    await jobs.close();
    await proxy.close();
  });
  const { seen, work } = recording();
  jobs.start([workOn(readListing, work)]);
  await enqueue(jobs, 1);
  await until(() => seen.length === 1);

  proxy.silenceOpen();
  await enqueue(jobs, 2);
  await until(() => seen.includes(2));
  // pg-boss' own connection, which hears of commits, found out by its heartbeat.
  await until(() => told.some((line) => line.includes("LISTEN/NOTIFY")));
  await enqueue(jobs, 3);
  await until(() => seen.includes(3));
  expect(seen).toEqual([1, 2, 3]);
}, 60_000);
