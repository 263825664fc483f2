import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "./connect.ts";
import { statement } from "./statement.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import type { TestDatabase } from "./testing/test-server.ts";

const TYPED = `
  select n::bigint as id, timestamptz '2024-02-29 12:00+01' + make_interval(days => n) as moment, date '2024-02-29' as day,
         array[n]::bigint[] as ids, null::text as nothing
  from generate_series(1, $1::integer) n`;
const typed = statement<Record<string, unknown>, [rows: number]>(TYPED);
const divide = statement<{ result: number }, [by: number]>("select 10 / $1::integer as result");
const preparedAs = statement<{ name: string }, [text: string]>(
  "select name from pg_prepared_statements where statement = $1",
);
const note = statement<never, [text: string]>("insert into notes (text) values ($1)");
const notes = statement<{ text: string }, []>("select text from notes order by text");

let database: TestDatabase;
let db: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 1 });
  await sql`create table notes (text text not null)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const row = (n: number) => ({
  id: n,
  moment: new Date(Date.UTC(2024, 1, 29 + n, 11)),
  day: "2024-02-29",
  ids: [n],
  nothing: null,
});

describe("statement", () => {
  it("reads the same values on the first execution and on later ones", async () => {
    for (const count of [1, 2, 0, 3]) {
      expect(await typed(db, count)).toEqual(Array.from({ length: count }, (_row, index) => row(index + 1)));
    }
  });

  it("is prepared once per connection under one name, in transactions too", async () => {
    await typed(db, 1);
    expect(await db.transaction().execute((tx) => typed(tx, 2))).toEqual([row(1), row(2)]);
    expect(await statement(TYPED)(db, 1)).toEqual([row(1)]);
    expect(await preparedAs(db, TYPED)).toHaveLength(1);
  });

  it("writes without returning rows, inside and outside a transaction", async () => {
    expect(await note(db, "b")).toEqual([]);
    expect(await db.transaction().execute((tx) => note(tx, "a"))).toEqual([]);
    expect(await notes(db)).toEqual([{ text: "a" }, { text: "b" }]);
  });

  it("leaves the connection usable after an error", async () => {
    expect(await divide(db, 5)).toEqual([{ result: 2 }]);
    await expect(divide(db, 0)).rejects.toMatchObject({ code: "22012" });
    await expect(db.transaction().execute((tx) => divide(tx, 0))).rejects.toMatchObject({ code: "22012" });
    expect(await divide(db, 2)).toEqual([{ result: 5 }]);
  });

  describe("whose columns a migration changes", () => {
    const priced = statement<{ price: unknown; n: number }, [n: number]>("select price, n from wares where n = $1");
    const takeOut = statement<{ price: unknown }, [n: number]>("delete from wares where n = $1 returning price");
    const addWare = statement<never, [n: number]>("insert into wares (n, price) values ($1, 5)");
    const changeTo = (type: string) => sql.raw(`alter table wares alter column price type ${type}`).execute(db);
    beforeEach(async () => {
      await sql`drop table if exists wares`.execute(db);
      await sql`create table wares (n integer, price integer)`.execute(db);
      for (const n of [1, 2]) await addWare(db, n);
    });

    it("runs again outside a transaction and reads the new type, once per change", async () => {
      expect(await priced(db, 1)).toEqual([{ price: 5, n: 1 }]);
      await changeTo("text");
      expect(await priced(db, 1)).toEqual([{ price: "5", n: 1 }]);
      await changeTo("integer using price::integer");
      expect(await priced(db, 1)).toEqual([{ price: 5, n: 1 }]);
    });

    it("runs again outside a transaction if Kysely sends it", async () => {
      const read = () => db.connection().execute((connection) => priced(connection, 1));
      expect(await read()).toEqual([{ price: 5, n: 1 }]);
      await changeTo("text");
      expect(await read()).toEqual([{ price: "5", n: 1 }]);
    });

    it("runs its whole transaction again, which writes once", async () => {
      await priced(db, 1);
      await takeOut(db, 7);
      await changeTo("text");
      let attempts = 0;
      const taken = await db.transaction().execute(async (tx) => {
        attempts += 1;
        await addWare(tx, 3);
        return [await takeOut(tx, 1), await priced(tx, 2)];
      });
      expect([taken, attempts]).toEqual([[[{ price: "5" }], [{ price: "5", n: 2 }]], 2]);
      expect((await sql<{ n: number }>`select n from wares order by n`.execute(db)).rows).toEqual([{ n: 2 }, { n: 3 }]);
    });

    it("runs again if the connection has lost its statements", async () => {
      await priced(db, 1);
      await sql`deallocate all`.execute(db);
      expect(await priced(db, 1)).toEqual([{ price: 5, n: 1 }]);
      await sql`deallocate all`.execute(db);
      await addWare(db, 4);
      expect(await db.transaction().execute((tx) => priced(tx, 4))).toEqual([{ price: 5, n: 4 }]);
    });

    it("fails once with any other error", async () => {
      let attempts = 0;
      const failing = db.transaction().execute(async (tx) => {
        attempts += 1;
        return divide(tx, 0);
      });
      await expect(failing).rejects.toMatchObject({ code: "22012" });
      expect(attempts).toBe(1);
    });
  });

  it("waits for a free connection", async () => {
    const results = await Promise.all(Array.from({ length: 50 }, (_call, index) => divide(db, index + 1)));
    expect(results.map(([first]) => first?.result)).toEqual(
      Array.from({ length: 50 }, (_call, index) => Math.trunc(10 / (index + 1))),
    );
  });

  it("works on a new connection after the server closed the old one", async () => {
    await divide(db, 1);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {});
    await expect.poll(() => divide(db, 5).catch(() => "no connection")).toEqual([{ result: 2 }]);
  });

  it("rejects if the database cannot be reached, and does not hang", async () => {
    const nowhere = openDatabase("postgresql://nobody@localhost:1/none");
    await expect(divide(nowhere, 1)).rejects.toMatchObject({ code: "ECONNREFUSED" });
    await nowhere.destroy();
  });
});
