/** A PostgreSQL that is not there yet: stopped, recovering, or refusing. */
import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { choosePlace, deleteDataDir, ensureDataDir } from "./embedded/place.ts";
import { findPostmaster, launchPostmaster, stopPostmaster } from "./embedded/postmaster.ts";
import { startEmbedded } from "./embedded/start.ts";
import { temporaryFolder } from "./testing/test-server.ts";
import { DatabaseAway, untilReachable } from "./until-reachable.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let dataDir: string;
let url: string;
let reasons: string[];

beforeEach(async () => {
  folder = temporaryFolder();
  dataDir = path.join(folder, "data");
  reasons = [];
  const database = await startEmbedded({ dataDir, durable: false });
  url = database.url;
  await database.stop();
});
afterEach(async () => {
  const { data } = choosePlace(ensureDataDir(dataDir));
  const running = findPostmaster(data);
  if (running) await stopPostmaster(running, data);
  deleteDataDir(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

const wait = (to = url, patienceMs = 30_000) =>
  untilReachable(to, { patienceMs, onWaiting: (reason) => void reasons.push(reason) });

it("waits while PostgreSQL is stopped, and says so once", async () => {
  const waiting = wait();
  await expect.poll(() => reasons).toHaveLength(1);
  const database = await startEmbedded({ dataDir, durable: false });
  await waiting;
  await database.stop();
  expect(reasons).toEqual([expect.stringMatching(/ENOENT|ECONNREFUSED/)]);
});

it("waits while PostgreSQL recovers", async () => {
  const place = choosePlace(ensureDataDir(dataDir));
  // A standby that answers nobody refuses as a server does that reads its log after a crash, for as long as we want.
  writeFileSync(path.join(place.data, "standby.signal"), "");
  appendFileSync(path.join(place.data, "postgresql.conf"), "\nhot_standby = off\n");
  await launchPostmaster(place, path.join(folder, "log"), false);
  await expect(wait(url, 1500)).rejects.toMatchObject({ code: "57P03" });
  expect(reasons).toHaveLength(1);
});

it("gives up in time, with the reason", async () => {
  const error = await wait(url, 600).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseAway);
  expect(error).toMatchObject({ message: expect.stringMatching(/ENOENT|ECONNREFUSED/) });
});

it("does not wait for what waiting does not mend", async () => {
  const database = await startEmbedded({ dataDir, durable: false });
  const elsewhere = url.replace("/portal?", "/missing?");
  await expect(wait(elsewhere)).rejects.toMatchObject({ code: "3D000", message: 'database "missing" does not exist' });
  await database.stop();
  expect(reasons).toEqual([]);
});
