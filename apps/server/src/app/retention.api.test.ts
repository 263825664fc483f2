/**
 * Every table names how long it keeps what it holds of people, compared with the schema: it goes with the person or
 * company that owns it, a sweep deletes it, or it is kept for a stated reason.
 */
import { sql } from "kysely";
import { expect } from "vitest";
import { RETENTION } from "../features/user-area/public.ts";
import { apiTest } from "../testing/fixture.ts";
import { ALL_SWEEPS } from "./jobs.ts";

const { test, app } = apiTest();

type Table = { name: string; owner: "users" | "companies" | null; addresses: string[] };

/** Tables with the owner that takes every row along, and the columns that name somebody by address. */
const tables = async (): Promise<Table[]> =>
  (
    await sql<Table>`
      with recursive tables as (
        select oid, relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition),
      owned(oid, owner) as (
        select t.oid, t.name from tables t where t.name in ('users', 'companies')
        union
        select k.conrelid, o.owner from owned o
        join pg_constraint k on k.confrelid = o.oid and k.contype = 'f' and k.confdeltype = 'c' and cardinality(k.conkey) = 1
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1] and a.attnotnull)
      select t.name,
             (select o.owner from owned o where o.oid = t.oid and o.owner <> t.name order by o.owner desc limit 1) as owner,
             array(select a.attname::text from pg_attribute a
                   where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'text'::regtype
                     and a.attname ~ '^(email|email_key|recipient|login|login_key|subject)$') as addresses
      from tables t order by 1`.execute(app.db)
  ).rows;

test("a table that no owner takes along, or that names strangers by address, declares its retention", async () => {
  const needing = (await tables())
    .filter(({ owner, addresses }) => owner === null || (owner === "companies" && addresses.length > 0))
    .map(({ name }) => name)
    .filter((name) => !/^migration(_|$)/.test(name));
  const declared = Object.keys(RETENTION);
  expect({
    missingInAnOwnDataFile: needing.filter((name) => !declared.includes(name)),
    declaredForNothing: declared.filter((name) => !needing.includes(name)),
  }).toEqual({ missingInAnOwnDataFile: [], declaredForNothing: [] });
});

test("every declared sweep exists", () => {
  const names = new Set(ALL_SWEEPS.map(({ name }) => name));
  const swept = Object.entries(RETENTION).flatMap(([table, how]) =>
    "swept" in how ? [[table, how.swept] as const] : [],
  );
  expect(swept.filter(([, name]) => !names.has(name))).toEqual([]);
});
