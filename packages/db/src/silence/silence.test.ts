/** Connections that fall silent: the client finds them by itself, because neither side closes them. */
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../connect.ts";
import type { Database } from "../rows.ts";
import { type SilentProxy, startSilentProxy } from "../testing/silent-proxy.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import type { TestDatabase } from "../testing/test-server.ts";
import { SUSPECT_AFTER_MS } from "./verdict.ts";

const CONNECTIONS = 4;

let database: TestDatabase;
let proxy: SilentProxy;
let db: Kysely<Database>;

beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await startSilentProxy(database.url);
  db = openDatabase(proxy.url, { max: CONNECTIONS });
});
afterEach(async () => {
  await proxy.close();
  await db.destroy();
  await database.drop();
});

const ask = () => sql<{ one: number }>`select 1 as one`.execute(db).then(({ rows }) => rows[0]?.one);
const askAll = (times: number) => Promise.allSettled(Array.from({ length: times }, ask));
const fillPool = () => Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.1)`.execute(db)));

test("replaces a whole pool of silent connections while new ones work", async () => {
  await fillPool();
  proxy.silenceOpen();

  const waiting = await askAll(2 * CONNECTIONS);

  const failed = waiting.filter(({ status }) => status === "rejected");
  expect(failed.length).toBeLessThanOrEqual(CONNECTIONS);
  expect(await ask()).toBe(1);
});

test("replaces a connection whose backend is stopped", async () => {
  const one = openDatabase(database.url, { max: 1 });
  const pid = async (): Promise<number> =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one)).rows[0]?.pid ?? 0;
  const stopped = await pid();
  process.kill(stopped, "SIGSTOP");
  try {
    await expect(pid()).rejects.toThrow("fell silent");
    expect(await pid()).not.toBe(stopped);
  } finally {
    process.kill(stopped, "SIGCONT");
    await one.destroy();
  }
});

test("ends the transaction of a silent connection, so that its locks hold up nobody", async () => {
  await sql`create table counters (n int)`.execute(db);
  await sql`insert into counters values (1)`.execute(db);
  const add = (pause: () => void) =>
    db.transaction().execute(async (trx) => {
      await sql`update counters set n = n + 1`.execute(trx);
      pause();
      await sql`select 1`.execute(trx);
    });

  // The second message is that of the rollback, which fails as well.
  await expect(add(() => proxy.silenceOpen())).rejects.toThrow(/fell silent|not queryable/);

  // Otherwise PostgreSQL keeps the lock for a minute, and the statement fails after 30 seconds.
  await add(() => {});
  expect((await sql<{ n: number }>`select n from counters`.execute(db)).rows).toEqual([{ n: 2 }]);
}, 60_000);

test("waits for a slow statement and for one that waits for a lock", async () => {
  const seconds = (SUSPECT_AFTER_MS + 1500) / 1000;
  const slow = sql`select pg_sleep(${seconds})`.execute(db);
  const [blocking, blocked] = ["blocking", "blocked"].map((name) =>
    db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(trx);
      await sql`select pg_sleep(${seconds})`.execute(trx);
      return name;
    }),
  );
  await expect(Promise.all([slow, blocking, blocked])).resolves.toHaveLength(3);
});

test("fails what waits while the whole database is silent, and works once it answers", async () => {
  await fillPool();
  proxy.silenceOpen();
  proxy.silenceNew();

  await expect(ask()).rejects.toThrow("fell silent");

  proxy.speak();
  await expect.poll(() => ask().catch(() => undefined), { timeout: 15_000 }).toBe(1);
}, 60_000);

test("closing the pool closes silent connections too", async () => {
  const other = openDatabase(proxy.url, { max: 1 });
  await sql`select 1`.execute(other);
  proxy.silenceOpen();

  await other.destroy();

  await expect.poll(() => proxy.open(), { timeout: 10_000 }).toBe(0);
});
