import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../connect.ts";
import { temporaryFolder } from "../testing/test-server.ts";
import { deleteDataDir } from "./place.ts";
import { isRunning } from "./processes.ts";
import { startEmbedded } from "./start.ts";
import type { EmbeddedDatabase } from "./start.ts";

let folder: string;
let dataDir: string;
let inUse: EmbeddedDatabase[];
let dataDirs: Set<string>;

// Each test makes a database of its own, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeEach(() => {
  folder = temporaryFolder();
  dataDir = path.join(folder, "data");
  inUse = [];
  dataDirs = new Set();
});
afterEach(async () => {
  for (const database of inUse) await database.stop();
  for (const used of dataDirs) deleteDataDir(used);
  rmSync(folder, { recursive: true, force: true });
});

async function use(where: string = dataDir, durable = false): Promise<EmbeddedDatabase> {
  dataDirs.add(where);
  const database = await startEmbedded({ dataDir: where, durable });
  inUse.push(database);
  return database;
}

/** Another process that uses the database until it is told to end, or killed. */
async function useElsewhere(): Promise<{ child: ChildProcess; pid: number }> {
  dataDirs.add(dataDir);
  const source = `
    const { startEmbedded } = await import(${JSON.stringify(path.join(import.meta.dirname, "start.ts"))});
    const database = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    process.on("message", async () => { await database.stop(); process.exit(); });
    process.send(database.pid);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [pid] = await once(child, "message");
  return { child, pid: Number(pid) };
}

async function run(database: EmbeddedDatabase, statement: string): Promise<unknown[]> {
  const db = openDatabase(database.url);
  try {
    return (await sql.raw(statement).execute(db)).rows;
  } finally {
    await db.destroy();
  }
}

async function killed(pid: number): Promise<void> {
  process.kill(pid, "SIGKILL");
  await expect.poll(() => isRunning(pid)).toBe(false);
}

describe("startEmbedded", () => {
  it("keeps its data between two starts and leaves no process running", async () => {
    const first = await use();
    await run(first, "create table kept as select 42 as answer");
    await first.stop();

    expect(isRunning(first.pid)).toBe(false);
    expect(await run(await use(), "select answer from kept")).toEqual([{ answer: 42 }]);
  });

  it("listens only on a socket that only its user may reach", async () => {
    const database = await use();

    const socket = new URL(database.url).searchParams.get("host") ?? "";
    expect(lstatSync(socket).mode & 0o077).toBe(0);
    expect(await run(database, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
  });

  it("has room for two servers with pools of 128 connections, and for commands", async () => {
    const [row] = (await run(await use(), "show max_connections")) as { max_connections: string }[];
    expect(Number(row?.max_connections)).toBeGreaterThanOrEqual(2 * 128 + 20);
  });

  it("is shared by all processes that start it, even at once, and ended by the last to stop", async () => {
    const all = await Promise.all([use(), use(), use()]);
    const [first, second, third] = all;

    expect(all.filter((database) => !database.reused)).toHaveLength(1);
    expect(new Set(all.map((database) => database.pid)).size).toBe(1);
    await first?.stop();
    await third?.stop();
    expect(isRunning(second?.pid ?? 0)).toBe(true);
    await second?.stop();
    expect(isRunning(second?.pid ?? 0)).toBe(false);
  });

  it("is found again when the process that started it was killed", async () => {
    const starter = await useElsewhere();
    await killed(starter.child.pid ?? 0);

    const found = await use();

    expect(found).toMatchObject({ reused: true, pid: starter.pid });
    await found.stop();
    expect(isRunning(starter.pid)).toBe(false);
  });

  it("keeps running when the process that started it stops while another one uses it", async () => {
    const starter = await useElsewhere();
    const here = await use();

    starter.child.send("stop");
    await once(starter.child, "exit");

    expect(await run(here, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("tells its users when it is killed; the next start recovers all data", async () => {
    const first = await use(dataDir, true);
    await run(first, "create table kept as select 42 as answer");

    await killed(first.pid);
    await first.lost;
    const second = await use(dataDir, true);

    expect(second).toMatchObject({ reused: false, url: first.url });
    expect(await run(second, "select answer from kept")).toEqual([{ answer: 42 }]);
  });

  it("starts although a stale pid file names a running process of another program", async () => {
    const first = await use();
    const pidFile = path.join(realpathSync(path.join(dataDir, "postgres")), "postmaster.pid");
    const content = readFileSync(pidFile, "utf8");
    await first.stop();
    writeFileSync(pidFile, content.replace(/^\d+/, String(process.pid)));

    expect(await use()).toMatchObject({ reused: false });
  });

  it("completes an interrupted first start", async () => {
    mkdirSync(path.join(dataDir, "postgres.new"), { recursive: true });
    writeFileSync(path.join(dataDir, "postgres.new", "PG_VERSION"), "18");
    chmodSync(path.join(dataDir, "postgres.new"), 0o700);

    expect(await run(await use(), "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("refuses data of another PostgreSQL version and says so", async () => {
    await (await use()).stop();
    writeFileSync(path.join(realpathSync(path.join(dataDir, "postgres")), "PG_VERSION"), "17\n");

    await expect(startEmbedded({ dataDir })).rejects.toThrow(/made by PostgreSQL 17, this is PostgreSQL 18/);
  });

  it("works in a folder whose path is longer than the limit for sockets", async () => {
    const long = path.join(dataDir, "x".repeat(120));

    expect(await run(await use(long), "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe.runIf(process.getuid?.() === 0)("startEmbedded as root", () => {
  it("runs as another user than root", async () => {
    const database = await use();

    expect(readFileSync(`/proc/${database.pid}/status`, "utf8")).toMatch(/^Uid:\s+[1-9]/m);
  });

  it("keeps the data in another folder, with a notice, if that user cannot reach the data folder", async () => {
    chmodSync(folder, 0o700);

    const first = await use();
    await run(first, "create table kept as select 42 as answer");
    const link = path.join(dataDir, "postgres");
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    // That user can't reach the binaries either: they are copied, and a second notice says so.
    expect(first.notices).toContainEqual(expect.stringContaining(realpathSync(link)));
    await first.stop();

    expect(await run(await use(), "select answer from kept")).toEqual([{ answer: 42 }]);
  });

  it("moves existing data when that user can no longer reach their folder", async () => {
    const first = await use();
    await run(first, "create table kept as select 42 as answer");
    await first.stop();
    chmodSync(folder, 0o700);

    expect(await run(await use(), "select answer from kept")).toEqual([{ answer: 42 }]);
    expect(existsSync(path.join(dataDir, "postgres.new"))).toBe(false);
  });
});
