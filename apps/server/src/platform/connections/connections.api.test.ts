/** The connections of a server process, as PostgreSQL counts them. */
import { openDatabase } from "@portal/db/connect";
import { createTestDatabase } from "@portal/db/testing/test-database";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { startServerProcess } from "../../testing/faults/server-process.ts";
import { poolOf } from "./share.ts";

const CONNECTIONS = 10;
const TIMEOUT_MS = 120_000;

async function testDatabase() {
  const { url, drop } = await createTestDatabase();
  const db = openDatabase(url, { max: 2, applicationName: "test" });
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and application_name <> 'test'`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  };
  return { url, db, count };
}

test(
  "a server under load, with jobs and statements that wait, stays within its connections",
  async () => {
    const { url, db, count } = await testDatabase();
    const server = await startServerProcess({ DATABASE_URL: url, DATABASE_CONNECTIONS: String(CONNECTIONS) });
    const counts: number[] = [];
    await db.transaction().execute(async (trx) => {
      await sql`lock table notices in access exclusive mode`.execute(trx);
      const waiting = Array.from({ length: 50 }, () => server.get("/api/service/getNotifications"));
      // Seven stand: the pool, one for quick statements, a job's and the one that listens. The others come and go.
      await expect
        .poll(async () => counts.push(await count()) && Math.max(...counts), { timeout: 60_000, interval: 20 })
        .toBeGreaterThan(poolOf(CONNECTIONS));
      for (let look = 0; look < 200; look++) counts.push(await count());
      void Promise.all(waiting).catch(() => {});
    });
    expect(Math.max(...counts)).toBeLessThanOrEqual(CONNECTIONS);
  },
  TIMEOUT_MS,
);

test(
  "a server that could open more connections than the database allows does not start",
  async () => {
    const { url, db } = await testDatabase();
    await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} connection limit 11`.execute(db);

    await expect(startServerProcess({ DATABASE_URL: url, DATABASE_CONNECTIONS: "12" })).rejects.toThrow(
      "DATABASE_CONNECTIONS  is 12, and the database allows 11",
    );
    await startServerProcess({ DATABASE_URL: url, DATABASE_CONNECTIONS: "11" });
  },
  TIMEOUT_MS,
);
