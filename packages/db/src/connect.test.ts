import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "./connect.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import type { TestDatabase } from "./testing/test-server.ts";

let database: TestDatabase;
let db: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe("openDatabase", () => {
  it("reads bigint, date, numeric and timestamptz in the documented types", async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as id, array[1, null]::bigint[] as ids, date '2024-02-29' as day,
        array[date '2024-02-29', null] as days, '{}'::date[] as none, 12.50::numeric as price,
        timestamptz '2024-02-29 12:00+01' as moment`.execute(db);

    expect(rows).toEqual([
      {
        id: 9007199254740991,
        ids: [1, null],
        day: "2024-02-29",
        days: ["2024-02-29", null],
        none: [],
        price: "12.50",
        moment: new Date("2024-02-29T11:00:00Z"),
      },
    ]);
  });

  it("refuses a bigint that a JS number cannot hold", async () => {
    await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow(RangeError);
  });

  it("sorts German names by the rules of German", async () => {
    const { rows } = await sql<{ name: string }>`
      select name from (values ('Zahn'), ('Äpfel'), ('apfel'), ('Öl'), ('Straße'), ('Strasse')) as t(name)
      order by name`.execute(db);

    expect(rows.map((row) => row.name)).toEqual(["apfel", "Äpfel", "Öl", "Strasse", "Straße", "Zahn"]);
  });

  it("works again after the server closed its connections", async () => {
    const other = openDatabase(database.url, { applicationName: "cut off" });
    await sql`select 1`.execute(other);

    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut off'`.execute(db);

    const answer = () =>
      sql`select 1 as one`.execute(other).then(
        ({ rows }) => rows,
        () => "no connection",
      );
    await expect.poll(answer).toEqual([{ one: 1 }]);
    await other.destroy();
  });
});
