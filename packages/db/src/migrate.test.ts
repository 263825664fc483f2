import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "./connect.ts";
import { migrate, readSchemaState } from "./migrate.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import type { TestDatabase } from "./testing/test-server.ts";

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), "portal-migrations-"));
  await cp(new URL("../migrations", import.meta.url), folder, { recursive: true });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

describe("migrate", () => {
  it("finds nothing to do in a database that is up to date", async () => {
    expect(await migrate(database.url)).toEqual([]);
  });

  it("applies new files once, in order, even when two processes try at once", async () => {
    await writeFile(path.join(folder, "9001_first.sql"), "create table first (id int); create table other (id int);");
    await writeFile(path.join(folder, "9002_second.sql"), "alter table first add column name text;");

    const both = await Promise.all([migrate(database.url, folder), migrate(database.url, folder)]);

    expect(both.flat().toSorted()).toEqual(["9001_first", "9002_second"]);
  });

  it("rolls back a file that fails halfway and keeps the files before it", async () => {
    await writeFile(path.join(folder, "9003_good.sql"), "create table good (id int);");
    await writeFile(path.join(folder, "9004_bad.sql"), "create table bad (id int); select broken;");

    await expect(migrate(database.url, folder)).rejects.toThrow(/9004_bad failed: column "broken"/);

    const db = openDatabase(database.url);
    const tables = await sql<{ good: boolean; bad: boolean }>`
      select to_regclass('good') is not null as good, to_regclass('bad') is not null as bad`.execute(db);
    await db.destroy();
    expect(tables.rows).toEqual([{ good: true, bad: false }]);
  });

  it("throws if an applied file was changed", async () => {
    await writeFile(path.join(folder, "9001_first.sql"), "create table first (id bigint);");

    await expect(migrate(database.url, folder)).rejects.toThrow("9001_first was changed after it was applied");
  });

  it("gives up a lock that it does not get at once, lets others pass, and tries again", async () => {
    await writeFile(path.join(folder, "9001_first.sql"), "create table first (id int); create table other (id int);");
    await rm(path.join(folder, "9004_bad.sql"));
    await writeFile(path.join(folder, "9005_locked.sql"), "alter table first add column late text;");
    const db = openDatabase(database.url);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const reading = db.transaction().execute(async (trx) => {
      await sql`select from first`.execute(trx);
      await held;
    });
    const migrating = migrate(database.url, folder);
    // Queues up behind the migration's lock, if that waits, which itself waits for `reading`.
    await expect.poll(() => waitingForLocks(db), { interval: 5, timeout: 10_000 }).toBeGreaterThan(0);
    await sql`select from first`.execute(db);
    release();
    await reading;
    expect(await migrating).toEqual(["9005_locked"]);
    await db.destroy();
  });

  it("makes an index outside a transaction, also after an attempt that left an invalid one", async () => {
    const db = openDatabase(database.url);
    await sql`insert into first (id) values (1), (1)`.execute(db);
    const text = "create unique index concurrently if not exists first_id on first (id);";
    await writeFile(
      path.join(folder, "9006_index.sql"),
      `-- outside a transaction: on a table that is in use\n${text}`,
    );
    await expect(migrate(database.url, folder)).rejects.toThrow(/9006_index failed: could not create unique index/);
    await sql`truncate first`.execute(db);
    expect(await migrate(database.url, folder)).toEqual(["9006_index"]);
    const { rows } = await sql`select indisvalid from pg_index where indexrelid = to_regclass('first_id')`.execute(db);
    expect(rows).toEqual([{ indisvalid: true }]);
    await db.destroy();
  });

  it("changes nothing in a database that a newer version has migrated, and names what it does not know", async () => {
    await rm(path.join(folder, "9006_index.sql"));
    expect(await readSchemaState(database.url, folder)).toEqual({ pending: [], newer: ["9006_index"] });
    expect(await migrate(database.url, folder)).toEqual([]);
    await writeFile(path.join(folder, "9007_more.sql"), "create table more (id int);");
    await expect(readSchemaState(database.url, folder)).rejects.toThrow(
      "9006_index was applied, but its file is missing",
    );
    await rm(path.join(folder, "9007_more.sql"));
  });

  it("names what an older database lacks", async () => {
    await writeFile(
      path.join(folder, "9006_index.sql"),
      "-- outside a transaction: on a table that is in use\ncreate unique index concurrently if not exists first_id on first (id);",
    );
    await writeFile(path.join(folder, "9008_next.sql"), "create table next (id int);");
    expect(await readSchemaState(database.url, folder)).toEqual({ pending: ["9008_next"], newer: [] });
  });
});

const waitingForLocks = async (db: ReturnType<typeof openDatabase>): Promise<number> =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  ).rows[0]?.count ?? 0;
