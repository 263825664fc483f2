import pg from "pg";
import { getRollbackPlans } from "pg-boss";
import { afterEach, beforeEach, expect, it } from "vitest";
import { JOB_SCHEMA, migrateJobSchema } from "./job-schema.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import type { TestDatabase } from "./testing/test-server.ts";

let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const version = async (): Promise<unknown> =>
  (await client.query(`select version from ${JOB_SCHEMA}.version`)).rows[0]?.version;

it("exists in every migrated database", async () => {
  expect(await version()).toBeGreaterThan(0);
});

it("is made once, however many processes start at the same time", async () => {
  await client.query(`drop schema ${JOB_SCHEMA} cascade`);
  await Promise.all(Array.from({ length: 4 }, () => migrateJobSchema(database.url)));
  expect((await client.query(`select count(*)::int as rows from ${JOB_SCHEMA}.version`)).rows).toEqual([{ rows: 1 }]);
});

it("is migrated from the version of an older product and keeps its jobs", async () => {
  const newest = await version();
  await client.query(`select ${JOB_SCHEMA}.create_queue('old', '{"policy":"standard"}')`);
  await client.query(`insert into ${JOB_SCHEMA}.job (name, data) values ('old', '{"id":1}')`);
  await client.query(getRollbackPlans(JOB_SCHEMA, Number(newest)));
  expect(await version()).toBe(Number(newest) - 1);

  await migrateJobSchema(database.url);

  expect(await version()).toBe(newest);
  expect((await client.query(`select name, data from ${JOB_SCHEMA}.job`)).rows).toEqual([
    { name: "old", data: { id: 1 } },
  ]);
});

it("gives up a lock that it does not get at once, so that nobody who orders a job waits behind it, and tries again", async () => {
  const newest = await version();
  await client.query(getRollbackPlans(JOB_SCHEMA, Number(newest)));
  await client.query(`begin; lock table ${JOB_SCHEMA}.version in exclusive mode`);
  const migrating = migrateJobSchema(database.url);
  await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(1);
  await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(0);
  await client.query("commit");
  await migrating;
  expect(await version()).toBe(newest);
});

const waiting = async (): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())",
  );
  return rows[0]?.count ?? 0;
};
