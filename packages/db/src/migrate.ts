import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Migration } from "kysely/migration";
import pg from "pg";
import { jobSchemaFingerprint, migrateJobSchema } from "./job-schema.ts";
import { loadReferenceData, referenceDataChecksum } from "./reference-data.ts";

const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));
const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;

type MigrationFile = { name: string; text: string; checksum: string };
type MigrationDatabase = { migration_checksum: { name: string; checksum: string } };

/**
 * Brings a database up to date: runs every numbered SQL file that was not applied yet, each in a transaction of its
 * own, loads the shipped data that changed, and makes the job queue's tables. Several processes may call it at once.
 *
 * @returns the names of the files that were applied now, without ".sql"
 * @throws if a file that was applied earlier is gone or its text changed, or if a statement fails
 */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<string[]> {
  const files = await readMigrations(folder);
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: "portal migrate" });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<MigrationDatabase>({ dialect: new PostgresDialect({ pool }) });
  try {
    await verifyChecksums(db, files);
    const applied = await applyPending(db, files);
    await loadReferenceData(db);
    await migrateJobSchema(url);
    return applied;
  } finally {
    await db.destroy();
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

async function verifyChecksums(db: Kysely<MigrationDatabase>, files: MigrationFile[]): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('migration_checksum') as name`.execute(db);
  if (rows[0]?.name == null) return;
  const applied = await db.selectFrom("migration_checksum").selectAll().execute();
  for (const { name, checksum } of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) throw new Error(`Migration ${name} was applied, but its file is missing: is this an older version?`);
    if (file.checksum !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied: restore it and add a new file instead`);
    }
  }
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
    const { error, results = [] } = await migrator.migrateUp();
    if (error !== undefined) {
      const failed = results.find((result) => result.status === "Error");
      throw new Error(`Migration ${failed?.migrationName ?? ""} failed: ${messageOf(error)}`, { cause: error });
    }
    if (results.length === 0) return applied;
    applied.push(...results.map((result) => result.migrationName));
  }
}

function toMigration(file: MigrationFile): Migration {
  return {
    async up(db: Kysely<MigrationDatabase>) {
      await sql`create table if not exists migration_checksum (name text primary key, checksum text not null)`.execute(
        db,
      );
      // Without parameters pg uses the simple protocol, which accepts several statements at once.
      await sql.raw(file.text).execute(db);
      await db.insertInto("migration_checksum").values({ name: file.name, checksum: file.checksum }).execute();
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
