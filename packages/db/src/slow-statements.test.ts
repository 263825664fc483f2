import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openDatabase } from "./connect.ts";
import type { SlowStatement } from "./slow-statements.ts";
import { statement } from "./statement.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import type { TestDatabase } from "./testing/test-server.ts";

const FROM_MS = 150;
const SECRET = "geheim-4711";
const sleepy = statement<never, [seconds: number, text: string]>(`
  select pg_sleep($1::float8),
         $2::text`);
const failing = statement<never, [text: string]>("select pg_sleep(0.3), 1 / (length($1::text) + (0 * random())::int)");

let database: TestDatabase;
let db: ReturnType<typeof openDatabase>;
let asker: string | undefined;
const reported: SlowStatement[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const slowStatements = {
    fromMs: FROM_MS,
    context: () => asker,
    // A busy machine makes others slow as well.
    report: (slow: SlowStatement) => void (slow.text.includes("pg_sleep") && reported.push(slow)),
  };
  db = openDatabase(database.url, { max: 1, slowStatements });
});
beforeEach(() => {
  reported.length = 0;
  asker = undefined;
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it("reports a slow statement with name and text, without its values, for whoever sent it", async () => {
  asker = "one";
  const first = sleepy(db, 0.3, SECRET);
  asker = "other";
  // It waits for the only connection, which it gets while the first one's end is handled.
  await Promise.all([first, sleepy(db, 0.3, SECRET)]);
  expect(reported).toMatchObject([
    { text: "select pg_sleep($1::float8), $2::text", failed: false, context: "one" },
    { context: "other" },
  ]);
  expect(reported[0]?.name).toMatch(/^s\d+$/);
  expect(reported[0]?.ms).toBeGreaterThanOrEqual(FROM_MS);
  expect(JSON.stringify(reported)).not.toContain(SECRET);
});

it("reports one in a transaction, one that was built, and one that failed", async () => {
  await db.transaction().execute((trx) => sleepy(trx, 0.3, SECRET));
  await sql`select ${SECRET}::text, pg_sleep(0.3)`.execute(db);
  await expect(failing(db, "")).rejects.toMatchObject({ code: "22012" });
  expect(reported.map(({ text, failed }) => [text, failed])).toEqual([
    ["select pg_sleep($1::float8), $2::text", false],
    ["select $1::text, pg_sleep(0.3)", false],
    ["select pg_sleep(0.3), 1 / (length($1::text) + (0 * random())::int)", true],
  ]);
  expect(JSON.stringify(reported)).not.toContain(SECRET);
});

it("reports no fast statement, and none where nobody asks for it", async () => {
  const patient = openDatabase(database.url, {
    slowStatements: { fromMs: 60_000, context: () => undefined, report: (slow) => void reported.push(slow) },
  });
  await sleepy(patient, 0.1, SECRET);
  await patient.destroy();
  const silent = openDatabase(database.url, { max: 1 });
  await sleepy(silent, 0.3, SECRET);
  await silent.destroy();
  expect(reported).toEqual([]);
});
