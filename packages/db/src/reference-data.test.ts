import { FEDERAL_STATE_CODES } from "@portal/contract/addresses/calls";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "./connect.ts";
import { loadReferenceData } from "./reference-data.ts";
import type { Database } from "./rows.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import type { TestDatabase } from "./testing/test-server.ts";

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 4 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const namesOf = async (code: string): Promise<string[]> =>
  (await db.selectFrom("places").select("name").where("postal_code", "=", code).orderBy("name").execute()).map(
    ({ name }) => name,
  );
const count = async (table: "places" | "cities" | "vocabulary"): Promise<number> =>
  Number((await db.selectFrom(table).select(db.fn.countAll().as("n")).executeTakeFirstOrThrow()).n);

describe("places", () => {
  it.each([
    ["01067", ["Dresden"]],
    ["10969", ["Berlin"]],
    ["35390", ["Gießen"]],
    ["50667", ["Köln"]],
    ["65549", ["Limburg an der Lahn"]],
    ["82467", ["Garmisch-Partenkirchen", "Krün"]],
    ["91541", expect.arrayContaining(["Rothenburg ob der Tauber"])],
    ["99998", ["Körner", "Mühlhausen"]],
    ["02625", ["Bautzen"]],
  ])("%s: %s", async (code, names) => {
    expect(await namesOf(code)).toEqual(names);
  });

  it("cover all of Germany: more than 8,000 codes, every federal state, codes from 01067 to 99998", async () => {
    const { rows } = await sql<{ codes: number; first: string; last: string; states: string[] }>`
      select count(distinct postal_code)::int as codes, min(postal_code) as first, max(postal_code) as last,
             array_agg(distinct state) as states from places`.execute(db);
    expect(rows[0]).toMatchObject({ first: "01067", last: "99998" });
    expect(rows[0]?.codes).toBeGreaterThan(8_000);
    expect(rows[0]?.states).toEqual([...FEDERAL_STATE_CODES].toSorted());
  });

  it("know the state of each place, also if a postal code or a name occurs in two states", async () => {
    const stateOf = async (postalCode: string, name: string) =>
      (
        await db
          .selectFrom("places")
          .select("state")
          .where("postal_code", "=", postalCode)
          .where("name", "=", name)
          .executeTakeFirst()
      )?.state;
    expect(
      await Promise.all([
        stateOf("22113", "Hamburg"),
        stateOf("22113", "Oststeinbek"),
        stateOf("12529", "Schönefeld"),
        stateOf("66111", "Saarbrücken"),
        stateOf("58095", "Hagen"),
        stateOf("90762", "Fürth"),
        stateOf("28195", "Bremen"),
        stateOf("19273", "Amt Neuhaus"),
      ]),
    ).toEqual(["HH", "SH", "BB", "SL", "NW", "BY", "HB", "NI"]);
  });
});

describe("vocabulary", () => {
  it("has at least 900 trades, 3,000 keywords and 1,000 product features", async () => {
    const { rows } = await sql<{ kind: string; n: number }>`
      select kind, count(distinct term)::int as n from vocabulary group by kind order by kind`.execute(db);
    const [keywords, products, trades] = rows.map(({ n }) => n);
    expect(trades).toBeGreaterThanOrEqual(900);
    expect(keywords).toBeGreaterThanOrEqual(3_000);
    expect(products).toBeGreaterThanOrEqual(1_000);
  });

  it("has only words that begin with a capital or a digit and have no notation of map editors", async () => {
    const { rows } = await sql<{ word: string }>`
      select case alias when '' then term else alias end as word from vocabulary
      where term !~ '^[[:upper:][:digit:]]' or term ~ '[/()|;–]' or term <> btrim(term) or length(term) > 80
         or (alias <> '' and alias !~ '^[[:upper:][:digit:]]')`.execute(db);
    expect(rows).toEqual([]);
  });

  it("has only words that search finds", async () => {
    expect(await db.selectFrom("vocabulary").select("term").where("key", "=", "").execute()).toEqual([]);
  });
});

describe("search_key", () => {
  it.each([
    ["Bäckerstraße 5", "backerstrasse 5"],
    ["BAECKERSTRASSE  5", "backerstrasse 5"],
    ["Bäckerstr. 5", "backerstrasse 5"],
    ["Ba\u0308ckerstr", "backerstrasse"],
    ["Q7", "q 7"],
    ["Q 7, ", "q 7"],
    ["Köln", "koln"],
    ["Koeln", "koln"],
    ["İstanbul Şişli", "istanbul sisli"],
    ["Łódź, Győr, Ørsted", "lodz gyor orsted"],
    ["%_'\\ 💥", ""],
  ])("%s: %s", async (text, key) => {
    const { rows } = await sql<{ key: string }>`select search_key(${text}) as key`.execute(db);
    expect(rows[0]?.key).toBe(key);
  });
});

it.each([
  ["cities", "cities_trigrams"],
  ["vocabulary", "vocabulary_trigrams"],
])("typing errors in %s are looked for in an index", async (table, index) => {
  const { rows } = await sql<{ "QUERY PLAN": string }>`
    explain select key from ${sql.table(table)} where 'dachdeker' <% key`.execute(db);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain(index);
});

describe("loadReferenceData", () => {
  it("loads once if several processes start at the same time", async () => {
    const before = [await count("places"), await count("cities"), await count("vocabulary")];
    await sql`delete from reference_data`.execute(db);
    await sql`delete from places where state = 'SL'`.execute(db);
    await Promise.all([loadReferenceData(db), loadReferenceData(db), loadReferenceData(db)]);
    expect([await count("places"), await count("cities"), await count("vocabulary")]).toEqual(before);
  });

  it("does not touch tables whose file has not changed", async () => {
    await db.deleteFrom("places").where("postal_code", "=", "01067").execute();
    await loadReferenceData(db);
    expect(await namesOf("01067")).toEqual([]);
    await sql`update reference_data set hash = 'older' where name = 'places'`.execute(db);
    await loadReferenceData(db);
    expect(await namesOf("01067")).toEqual(["Dresden"]);
  });

  it("neither waits for readers nor makes them wait", async () => {
    await sql`update reference_data set hash = 'older'`.execute(db);
    await db.transaction().execute(async (reading) => {
      await sql`select from places, vocabulary limit 1`.execute(reading);
      await loadReferenceData(db);
    });
    expect(await namesOf("01067")).toEqual(["Dresden"]);
  });

  it("gives up a lock that it does not get at once, and tries again", async () => {
    await sql`update reference_data set hash = 'older'`.execute(db);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async (trx) => {
      await sql`lock table places in share mode`.execute(trx);
      locked.resolve();
      await held;
    });
    await locked.promise;
    const loading = loadReferenceData(db);
    await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(1);
    await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(0);
    release();
    await Promise.all([holding, loading]);
    const { rows } = await sql`select from reference_data where hash = 'older'`.execute(db);
    expect(rows).toEqual([]);
  });
});

const waiting = async (): Promise<number> =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  ).rows[0]?.count ?? 0;
