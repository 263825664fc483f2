/** Shipped data in tables: German places and the vocabularies (packages/db/data/README.md). */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { LOCK_TIMEOUT_MS, untilLocked } from "./lock-retries.ts";

/** One data set: its file, and the statements that replace the tables' contents by the file's text, `$1`. */
type DataSet = { readonly name: string; readonly write: (text: string) => ReturnType<typeof sql>[] };

/** The vocabulary's file: the terms of each kind; each begins with the term itself, its other names follow. */
export type Vocabulary = Record<"trade" | "keyword" | "product", string[][]>;

// Deleted instead of truncated, because requests go on reading what was there.
const DATA_SETS: readonly DataSet[] = [
  {
    name: "places",
    write: (text) => [
      sql`delete from places`,
      sql`delete from cities`,
      sql`insert into places (postal_code, name, state)
          select row->>0, row->>1, row->>2 from json_array_elements(${text}::json) row`,
      sql`insert into cities (name, state, key, postal_codes)
          select name, state, key, array_agg(postal_code order by postal_code)
          from places group by name, state, key order by 1, 2`,
      sql`analyze places, cities`,
    ],
  },
  {
    name: "vocabulary",
    write: (text) => [
      sql`delete from vocabulary`,
      sql`insert into vocabulary (kind, term, alias)
          select kind.key, term->>0, case n when 1 then '' else name end
          from json_each(${text}::json) kind, json_array_elements(kind.value) term,
               json_array_elements_text(term) with ordinality names (name, n)`,
      sql`analyze vocabulary`,
    ],
  },
];

const fileOf = (name: string): URL => new URL(`../data/${name}.json`, import.meta.url);

/**
 * Loads the data sets whose files changed since they were loaded last, each in a transaction of its own. Several
 * processes may call it at once. Takes some hundred milliseconds if there is something to load, else one query.
 */
export async function loadReferenceData<D>(db: Kysely<D>): Promise<void> {
  const loaded = await sql<{ name: string; hash: string }>`select name, hash from reference_data`.execute(db);
  for (const { name, write } of DATA_SETS) {
    const { text, hash } = await readSet(name);
    if (loaded.rows.some((row) => row.name === name && row.hash === hash)) continue;
    const load = () => db.transaction().execute((transaction) => replace(transaction, { name, hash, text, write }));
    await untilLocked(load);
  }
}

async function replace<D>(transaction: Transaction<D>, set: DataSet & { hash: string; text: string }): Promise<void> {
  const { name, hash, text, write } = set;
  await sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`).execute(transaction);
  await sql`lock table reference_data in exclusive mode`.execute(transaction);
  const { rows } = await sql`select 1 from reference_data where name = ${name} and hash = ${hash}`.execute(transaction);
  // Another process loaded it meanwhile.
  if (rows.length > 0) return;
  for (const statement of write(text)) await statement.execute(transaction);
  await sql`insert into reference_data (name, hash) values (${name}, ${hash})
            on conflict (name) do update set hash = excluded.hash`.execute(transaction);
}

/** A hash of all shipped data. */
export async function referenceDataChecksum(): Promise<string> {
  const hashes = await Promise.all(DATA_SETS.map(async ({ name }) => (await readSet(name)).hash));
  return hashes.join(" ");
}

async function readSet(name: string): Promise<{ text: string; hash: string }> {
  const text = await readFile(fileOf(name), "utf8");
  return { text, hash: createHash("sha256").update(text).digest("hex") };
}
