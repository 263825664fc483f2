import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Migration } from "kysely/migration";
import pg from "pg";
import { jobSchemaFingerprint, migrateJobSchema } from "./job-schema.ts";
import { LOCK_TIMEOUT_MS, untilLocked } from "./lock-retries.ts";
import { loadReferenceData, referenceDataChecksum } from "./reference-data.ts";

const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));
const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** First line of a file whose one statement PostgreSQL refuses inside a transaction: an index made concurrently. */
const OUTSIDE_TRANSACTION = /^-- outside a transaction\b/;
const CONCURRENT_INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i;

/** Key of the advisory lock: one process migrates at a time. */
const MIGRATING = 7_212_050;
const ASK_AGAIN_MS = 200;

type MigrationFile = { name: string; text: string; checksum: string };
type MigrationDatabase = { migration_checksum: { name: string; checksum: string } };

/** How a database's schema compares with this version's migrations, by their names. */
export type SchemaState = {
  /** Not applied yet: the schema is older. */
  pending: string[];
  /** Applied by a newer version of the product, and unknown to this one. */
  newer: string[];
};

/**
 * Brings a database up to date: runs every numbered SQL file that was not applied yet, each in a transaction of its
 * own, loads the shipped data that changed, and makes the job queue's tables. Several processes may call it at once. A
 * statement that does not get its lock at once gives up and is repeated, so that requests never queue up behind it.
 * Changes nothing in a database that a newer version has migrated.
 *
 * @returns the names of the files that were applied now, without ".sql"
 * @throws if a file that was applied earlier is gone or its text changed, or if a statement fails
 */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<string[]> {
  const files = await readMigrations(folder);
  return withConnection(url, async (db) => {
    await lockMigrations(db);
    const { newer } = compare(files, await readApplied(db));
    if (newer.length > 0) return [];
    const applied = await applyPending(db, files);
    await loadReferenceData(db);
    await migrateJobSchema(url);
    return applied;
  });
}

/** @throws if a file that was applied earlier is gone or its text changed */
export async function readSchemaState(url: string, folder: string = migrationsFolder): Promise<SchemaState> {
  const files = await readMigrations(folder);
  return withConnection(url, async (db) => compare(files, await readApplied(db)));
}

async function withConnection<T>(url: string, work: (db: Kysely<MigrationDatabase>) => Promise<T>): Promise<T> {
  const options = { max: 1, application_name: "portal migrate", connectionTimeoutMillis: 10_000 };
  const pool = new pg.Pool({ connectionString: url, ...options });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<MigrationDatabase>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Ends with the connection. Asks again instead of waiting: an index made concurrently waits for every open statement. */
async function lockMigrations(db: Kysely<MigrationDatabase>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${MIGRATING}) as taken`.execute(db);
    if (rows[0]?.taken === true) return;
    await delay(ASK_AGAIN_MS);
  }
}

/** A hash of all migrations and shipped data; part of the name of the template database made from them. */
export async function migrationsChecksum(folder: string = migrationsFolder): Promise<string> {
  const files = await readMigrations(folder);
  const checksums = files.map((file) => `${file.name} ${file.checksum}`);
  return sha256([...checksums, jobSchemaFingerprint, await referenceDataChecksum()].join("\n"));
}

async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = fileName.exec(name)?.[1];
    if (number === undefined) throw new Error(`Migration ${name} is not named NNNN_name.sql`);
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}`);
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), "utf8");
      return { name: name.replace(/\.sql$/, ""), text, checksum: sha256(text) };
    }),
  );
}

type Applied = { name: string; checksum: string };

async function readApplied(db: Kysely<MigrationDatabase>): Promise<Applied[]> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('migration_checksum') as name`.execute(db);
  if (rows[0]?.name == null) return [];
  return db.selectFrom("migration_checksum").selectAll().orderBy("name").execute();
}

function compare(files: readonly MigrationFile[], applied: readonly Applied[]): SchemaState {
  const latest = files.at(-1)?.name ?? "";
  const newer: string[] = [];
  for (const { name, checksum } of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (file === undefined && name > latest) newer.push(name);
    else if (file === undefined) throw new Error(`Migration ${name} was applied, but its file is missing`);
    else if (file.checksum !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied: restore it and add a new file instead`);
    }
  }
  const names = new Set(applied.map(({ name }) => name));
  return { pending: files.map(({ name }) => name).filter((name) => !names.has(name)), newer };
}

async function applyPending(db: Kysely<MigrationDatabase>, files: MigrationFile[]): Promise<string[]> {
  const migrations = Object.fromEntries(files.map((file) => [file.name, toMigration(file)]));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: "migration",
    migrationLockTableName: "migration_lock",
  });
  const applied: string[] = [];
  // One step per call, because the migrator wraps each call in one transaction.
  for (;;) {
    const next = (await migrator.getMigrations()).find(({ executedAt }) => executedAt === undefined);
    const file = files.find(({ name }) => name === next?.name);
    if (file === undefined) return applied;
    const step = async (): Promise<void> => {
      const { error, results = [] } = await migrator.migrateUp({ disableTransactions: isOutsideTransaction(file) });
      if (error !== undefined) throw error as Error;
      applied.push(...results.map((result) => result.migrationName));
    };
    try {
      await untilLocked(step);
    } catch (error) {
      throw new Error(`Migration ${file.name} failed: ${messageOf(error)}`, { cause: error });
    }
  }
}

const isOutsideTransaction = ({ text }: MigrationFile): boolean => OUTSIDE_TRANSACTION.test(text);

function toMigration(file: MigrationFile): Migration {
  return {
    async up(db: Kysely<MigrationDatabase>) {
      await sql`create table if not exists migration_checksum (name text primary key, checksum text not null)`.execute(
        db,
      );
      if (isOutsideTransaction(file)) await dropUnfinishedIndex(db, file.text);
      else await sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`).execute(db);
      // Without parameters pg uses the simple protocol, which accepts several statements at once.
      await sql.raw(file.text).execute(db);
      await db
        .insertInto("migration_checksum")
        .values({ name: file.name, checksum: file.checksum })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

/** An attempt that was interrupted leaves an invalid index, which `if not exists` would take for the finished one. */
async function dropUnfinishedIndex(db: Kysely<MigrationDatabase>, text: string): Promise<void> {
  const name = CONCURRENT_INDEX.exec(text)?.[1];
  if (name === undefined) return;
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
  if (rows.length > 0) await sql.raw(`drop index concurrently if exists ${name}`).execute(db);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
