import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "./connect.ts";
import { migrate } from "./migrate.ts";
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
});
