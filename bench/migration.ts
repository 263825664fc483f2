/**
 * `npm run bench -- --only migration [--quick]`: how long people wait while the schema changes. Twenty clients save and
 * read over HTTP among 100,000 companies (10,000 with --quick). Meanwhile every migration after 0045 is applied, then a
 * set of steps as releases will have them, each behind transactions that hold a lock for seconds. Ends with 1 where
 * somebody waits for a lock for longer than a second, or for an answer although the machine is free, or gets no 200.
 */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startEmbedded } from "@portal/db/embedded/start";
import { migrate } from "@portal/db/migrate";
import pg from "pg";
import { PEOPLE, seedGrowth } from "./growth-seed.ts";
import { GROWTH_SCENARIOS, growthPeople } from "./growth-visits.ts";
import { liftLimits } from "./lift-limits.ts";
import { visit, type Visitor } from "./load/load.ts";
import { watchLocks } from "./lock-waits.ts";
import { expandSteps, type Step } from "./migration-steps.ts";
import { startServer } from "./servers/process.ts";
import { productionSettings } from "./servers/production.ts";
import { printTable } from "./table.ts";

const FULL_COMPANIES = 100_000;
const QUICK_COMPANIES = 10_000;
const CLIENTS = 20;
const LONGEST_MS = 1000;
/** Migrations up to this one are there when people come. */
const FIRST = "0045";
const QUIET_MS = 5000;
/** A transaction holds its lock for so long, and the next one follows after the pause. */
const HELD_MS = 3000;
const PAUSE_MS = 1500;

const PROGRAM = path.resolve(import.meta.dirname, "../apps/server/src/app/main.ts");
const MIGRATIONS = path.resolve(import.meta.dirname, "../packages/db/migrations");

type Answer = { began: number; ended: number };

export async function measureMigration(quick: boolean): Promise<void> {
  const companies = quick ? QUICK_COMPANIES : FULL_COMPANIES;
  const root = mkdtempSync(path.join(tmpdir(), "portal-migration-"));
  const folder = path.join(root, "migrations");
  await mkdir(folder);
  const database = await startEmbedded({ dataDir: path.join(root, "data") });
  const { url } = database;
  try {
    const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).toSorted();
    const add = (name: string): Promise<void> => copyFile(path.join(MIGRATIONS, name), path.join(folder, name));
    const later = names.filter((name) => name.slice(0, FIRST.length) > FIRST);
    for (const name of names) if (!later.includes(name)) await add(name);
    await migrate(url, folder);
    await liftLimits(url);
    await seedGrowth(url, companies);
    const real = later.map((name): Step => ({ name, run: async () => add(name).then(() => apply(url, folder)) }));
    const made = expandSteps(async (name, text) => {
      await writeFile(path.join(folder, name), text);
      await apply(url, folder);
    }, url);
    const server = await startOnOlderSchema(url, path.join(root, "data"), later);
    await report(server.port, [...real, ...made], { url, companies });
    await server.stop();
  } finally {
    await database.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

const apply = async (url: string, folder: string): Promise<void> => void (await migrate(url, folder));

/** A server refuses an older schema, so until it runs the missing migrations count as applied. */
async function startOnOlderSchema(url: string, dataDir: string, later: readonly string[]) {
  const names = later.map((name) => name.replace(/\.sql$/, ""));
  const texts = await Promise.all(later.map((name) => readFile(path.join(MIGRATIONS, name), "utf8")));
  const checksums = texts.map((text) => createHash("sha256").update(text).digest("hex"));
  await query(url, "insert into migration_checksum select * from unnest($1::text[], $2::text[])", [names, checksums]);
  const server = await startServer("ours", PROGRAM, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    ...productionSettings(),
    // Sweeps of tables that are not there yet fail, as they should.
    LOG_LEVEL: "fatal",
  });
  await query(url, "delete from migration_checksum where name = any($1)", [names]);
  return server;
}

async function query(url: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

async function report(
  port: number,
  steps: readonly Step[],
  { url, companies }: { url: string; companies: number },
): Promise<void> {
  const [load = 0] = loadavg();
  const answers: Answer[] = [];
  const over = new AbortController();
  const watch = {
    note: (ms: number, now: number): void => void answers.push({ began: now - ms, ended: now }),
    isOver: () => over.signal.aborted,
  };
  const visiting = Promise.all((await clients(port, companies)).map((visitor) => visit(port, visitor, watch)));
  const locks = watchLocks(url, over.signal);
  const holding = holdLocks(url, over.signal);
  const rows: string[][] = [];
  const add = (name: string, from: number, until: number): void =>
    void rows.push([
      name,
      ((until - from) / 1000).toFixed(1),
      ...waits(answers, from, until),
      locks.longest(from, until),
    ]);
  const started = performance.now();
  for (const { name, run } of [{ name: "(nothing)", run: () => delay(QUIET_MS) }, ...steps]) {
    const began = performance.now();
    // Rejects as soon as one answer is not 200.
    await Promise.race([run(), visiting]);
    add(name, began, performance.now());
  }
  add("all", started, performance.now());
  over.abort();
  await Promise.all([visiting, holding, locks.ended]);
  printTable(["step", "seconds", "answers", "p99 ms", "longest ms", "for a lock ms"], rows);
  console.log(
    `\n${CLIENTS} clients, ${companies} companies, ${availableParallelism()} cores, load before ${load.toFixed(1)}. ` +
      `Transactions hold a lock on entries, companies and users for ${HELD_MS / 1000} of every ` +
      `${(HELD_MS + PAUSE_MS) / 1000} seconds. Goal: nobody waits longer than ${LONGEST_MS} ms. ` +
      "On a busy machine, only the time for a lock tells what migrations cost: compare the others with (nothing).",
  );
  const [quiet, all] = [rows.at(0), rows.at(-1)].map((row) => ({ longest: Number(row?.[4]), lock: Number(row?.[5]) }));
  const isMachineFree = quiet !== undefined && quiet.longest <= LONGEST_MS;
  if (all === undefined || all.lock > LONGEST_MS || (isMachineFree && all.longest > LONGEST_MS)) process.exitCode = 1;
}

/** Eight save, each in companies of their own, and twelve read. */
async function clients(port: number, companies: number): Promise<Visitor[]> {
  const people = await growthPeople(port, companies);
  const scenario = (name: string) => {
    const found = GROWTH_SCENARIOS.find((each) => each.name === name);
    if (found === undefined) throw new Error(`no scenario ${name}`);
    return found.make;
  };
  const save = scenario("POST updateEntryAboutUs");
  const reads = ["GET getSalesForceEntry", "GET account/{id}", "GET entry/history"].map(scenario);
  return Array.from({ length: CLIENTS }, (_, index) => {
    const person = people[index % PEOPLE];
    const make = index < PEOPLE ? save : reads[index % reads.length];
    if (person === undefined || make === undefined) throw new Error("nobody is logged in");
    return make(person);
  });
}

async function holdLocks(url: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  while (!signal.aborted) {
    await client.query("begin; select from entries limit 1; select from companies limit 1; select from users limit 1");
    await delay(HELD_MS, undefined, { signal }).catch(() => {});
    await client.query("commit");
    await delay(PAUSE_MS, undefined, { signal }).catch(() => {});
  }
  await client.end();
}

/** Number, p99 and longest of the answers that were waited for in the time, in milliseconds. */
function waits(answers: readonly Answer[], from: number, until: number): string[] {
  const ms = answers
    .filter(({ began, ended }) => ended >= from && began <= until)
    .map(({ began, ended }) => ended - began)
    .toSorted((one, other) => one - other);
  const p99 = ms[Math.ceil(ms.length * 0.99) - 1] ?? 0;
  return [String(ms.length), p99.toFixed(0), (ms.at(-1) ?? 0).toFixed(0)];
}
