/** Servers of one version on schemas of another, as they meet during a release. */
import { openDatabase } from "@portal/db/connect";
import { createTestDatabase } from "@portal/db/testing/test-database";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { startServerProcess } from "../../testing/faults/server-process.ts";
import { PRODUCTION } from "../../testing/production-settings.ts";

const TIMEOUT_MS = 120_000;

/** A migrated database, on which the statement is run. */
async function databaseAfter(statement: string): Promise<string> {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const db = openDatabase(url, { max: 1 });
  await sql.raw(statement).execute(db);
  await db.destroy();
  return url;
}

test(
  "an older server serves on a newer schema and says so",
  async () => {
    const url = await databaseAfter("insert into migration_checksum values ('9999_of_tomorrow', 'x')");
    const server = await startServerProcess({ DATABASE_URL: url, LOG_LEVEL: "warn" });
    expect(await server.get("/api/service/getNotifications")).toMatchObject({ status: 200 });
    server.child.kill("SIGTERM");
    await server.ended;
    const line = server
      .output()
      .split("\n")
      .find((text) => text.includes("newer than this version"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ level: 40, newer: ["9999_of_tomorrow"] });
  },
  TIMEOUT_MS,
);

test(
  "a newer server refuses an older schema in production, and names the command",
  async () => {
    const newest = "(select max(name) from migration_checksum)";
    const url = await databaseAfter(`delete from migration_checksum where name = ${newest}`);
    await expect(startServerProcess({ ...PRODUCTION, DATABASE_URL: url })).rejects.toThrow(
      /DATABASE_URL {2}names a database whose schema is older \(\d{4}_\w+ missing\); run "npm run portal -- migrate" first/,
    );
  },
  TIMEOUT_MS,
);

test(
  "a server whose database does not exist says so in one line",
  async () => {
    const url = (await databaseAfter("select 1")).replace(/\/portal_test_\w+/, "/missing");
    const failure = await startServerProcess({ DATABASE_URL: url }).catch((error: unknown) => String(error));
    expect(failure).toContain('names a database that does not answer: database "missing" does not exist');
    expect(failure).not.toMatch(/^\s+at /m);
  },
  TIMEOUT_MS,
);
