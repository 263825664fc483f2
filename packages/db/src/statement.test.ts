import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "./connect.ts";
import { statement } from "./statement.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import type { TestDatabase } from "./testing/test-server.ts";

const double = statement<{ twice: number }, [value: number]>("select $1::integer * 2 as twice");

let database: TestDatabase;
let db: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const prepared = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    (row) => row.statement,
  );

it("is prepared once a connection, inside transactions too; other SQL is not", async () => {
  expect(await double(db, 21)).toEqual([{ twice: 42 }]);
  expect(await db.transaction().execute((tx) => double(tx, 4))).toEqual([{ twice: 8 }]);
  await sql`select ${1}::integer`.execute(db);
  expect(await prepared()).toEqual(["select $1::integer * 2 as twice"]);
});

it("works again on a new connection after the server cut the old one", async () => {
  await double(db, 1);
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {});
  await expect.poll(() => double(db, 3).catch(() => "no connection")).toEqual([{ twice: 6 }]);
});
