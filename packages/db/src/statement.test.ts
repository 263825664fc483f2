import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

  it("is prepared once a connection under one name, in transactions too", async () => {
    await typed(db, 1);
    expect(await db.transaction().execute((tx) => typed(tx, 2))).toEqual([row(1), row(2)]);
    expect(await statement(TYPED)(db, 1)).toEqual([row(1)]);
    expect(await preparedAs(db, TYPED)).toHaveLength(1);
  });

  it("writes without rows to show, inside and outside a transaction", async () => {
    expect(await note(db, "b")).toEqual([]);
    expect(await db.transaction().execute((tx) => note(tx, "a"))).toEqual([]);
    expect(await notes(db)).toEqual([{ text: "a" }, { text: "b" }]);
  });

  it("leaves the connection fit for use after an error", async () => {
    expect(await divide(db, 5)).toEqual([{ result: 2 }]);
    await expect(divide(db, 0)).rejects.toMatchObject({ code: "22012" });
    await expect(db.transaction().execute((tx) => divide(tx, 0))).rejects.toMatchObject({ code: "22012" });
    expect(await divide(db, 2)).toEqual([{ result: 5 }]);
  });

  it("waits for a free connection", async () => {
    const results = await Promise.all(Array.from({ length: 50 }, (_call, index) => divide(db, index + 1)));
    expect(results.map(([first]) => first?.result)).toEqual(
      Array.from({ length: 50 }, (_call, index) => Math.trunc(10 / (index + 1))),
    );
  });

  it("works again on a new connection after the server cut the old one", async () => {
    await divide(db, 1);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {});
    await expect.poll(() => divide(db, 5).catch(() => "no connection")).toEqual([{ result: 2 }]);
  });

  it("fails, not hangs, on a database that cannot be reached", async () => {
    const nowhere = openDatabase("postgresql://nobody@localhost:1/none");
    await expect(divide(nowhere, 1)).rejects.toMatchObject({ code: "ECONNREFUSED" });
    await nowhere.destroy();
  });
});
