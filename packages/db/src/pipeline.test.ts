/** Quick statements: they share connections, and whatever happens to one leaves the others alone. */
import { type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "./connect.ts";
import type { Database } from "./rows.ts";
import { poolStateOf, quickStatement, statement } from "./statement.ts";
import { type SilentProxy, startSilentProxy } from "./testing/silent-proxy.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import type { TestDatabase } from "./testing/test-server.ts";

const divide = quickStatement<{ result: number }, [by: number]>("select 20 / $1::integer as result");
const backend = quickStatement<{ pid: number }, []>("select pg_backend_pid() as pid");
const inTransaction = quickStatement<{ id: string | null }, []>("select pg_current_xact_id_if_assigned()::text as id");
const slowly = statement<never, []>("select pg_sleep(0.2)");
const priced = quickStatement<{ price: unknown }, []>("select price from quick_wares");

let database: TestDatabase;
let db: Kysely<Database>;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  db = openDatabase(database.url, { max: 1, pipelined: 2 });
});
afterEach(() => db.destroy());
afterAll(() => database.drop());

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_item, index) => make(index)));

describe("quickStatement", () => {
  it("gives each of many callers its own answer, over the two connections", async () => {
    const results = await times(200, (index) => divide(db, index + 1));
    expect(results.map(([row]) => row?.result)).toEqual(
      Array.from({ length: 200 }, (_item, index) => Math.trunc(20 / (index + 1))),
    );
    const pids = await times(20, () => backend(db));
    expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(2);
    expect(poolStateOf(db)).toMatchObject({ total: 0, pipelined: 2 });
  });

  it("fails alone, among those sent before and after it", async () => {
    await divide(db, 1);
    const results = await Promise.allSettled([4, 0, 5, 0, 2, 10].map((by) => divide(db, by)));
    expect(results.map((result) => (result.status === "fulfilled" ? result.value[0]?.result : "failed"))).toEqual([
      5,
      "failed",
      4,
      "failed",
      10,
      2,
    ]);
  });

  it("does not wait for the pool's only connection", async () => {
    const waiting = slowly(db);
    const first = await Promise.race([waiting.then(() => "slow"), divide(db, 2).then(() => "quick")]);
    expect(first).toBe("quick");
    await waiting;
  });

  it("belongs to the transaction that it is given", async () => {
    await sql`create table quick_notes (text text)`.execute(db);
    await db.transaction().execute(async (trx) => {
      await sql`insert into quick_notes values ('a')`.execute(trx);
      expect((await inTransaction(trx))[0]?.id).not.toBeNull();
      expect((await inTransaction(db))[0]?.id).toBeNull();
    });
  });

  it("runs again after a migration has changed its columns", async () => {
    await sql`create table quick_wares (price integer)`.execute(db);
    await sql`insert into quick_wares values (5)`.execute(db);
    await times(4, () => priced(db));
    await sql`alter table quick_wares alter column price type text`.execute(db);
    expect(await times(20, () => priced(db))).toEqual(Array.from({ length: 20 }, () => [{ price: "5" }]));
  });

  it("works on a new connection after the server closed the old ones", async () => {
    const pids = new Set((await times(4, () => backend(db))).map(([row]) => row?.pid ?? 0));
    await sql`select pg_terminate_backend(pid) from unnest(${[...pids]}::int[]) pid`.execute(db);
    await expect
      .poll(() => times(4, () => divide(db, 5)).catch(() => "no connection"))
      .toEqual(Array.from({ length: 4 }, () => [{ result: 4 }]));
  });

  it("is answered before the database is closed, and refused afterwards", async () => {
    const other = openDatabase(database.url, { max: 1, pipelined: 1 });
    await divide(other, 1);
    const sent = times(50, () => divide(other, 2));
    await other.destroy();
    expect(await sent).toHaveLength(50);
    await expect(divide(other, 1)).rejects.toThrow("destroyed");
  });

  it("uses the pool of a database without connections for it", async () => {
    const other = openDatabase(database.url, { max: 1 });
    expect(await divide(other, 4)).toEqual([{ result: 5 }]);
    expect(poolStateOf(other)).toMatchObject({ total: 1, pipelined: 0 });
    await other.destroy();
  });
});

describe("behind a network that fails", () => {
  let proxy: SilentProxy;
  beforeEach(async () => {
    proxy = await startSilentProxy(database.url);
  });
  afterEach(() => proxy.close());

  it("fails what waits on a silent connection, and works on a new one", async () => {
    const other = openDatabase(proxy.url, { max: 1, pipelined: 1 });
    await divide(other, 1);
    proxy.silenceOpen();
    const waiting = await Promise.allSettled(Array.from({ length: 5 }, () => divide(other, 1)));
    expect(waiting.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
    expect(await divide(other, 4)).toEqual([{ result: 5 }]);
    await other.destroy();
  });

  it("fails what was sent while it connects, if it cannot", async () => {
    const { url } = proxy;
    await proxy.close();
    const other = openDatabase(url, { max: 1, pipelined: 1 });
    const waiting = await Promise.allSettled(Array.from({ length: 5 }, () => divide(other, 1)));
    expect(waiting.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
    await other.destroy();
  });
});
