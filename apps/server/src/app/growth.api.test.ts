/** Compares docs/growth.md with the schema: every table has a row that says how it is divided and who deletes its rows. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sql } from "kysely";
import { beforeAll, expect } from "vitest";
import { RETENTION } from "../features/user-area/public.ts";
import { apiTest } from "../testing/fixture.ts";
import { ALL_SWEEPS } from "./jobs.ts";

const { test, app } = apiTest();

// How a table is divided shows in the names of its partitions.
beforeAll(async () => {
  for (const { name, run } of ALL_SWEEPS) if (name.endsWith("Ahead")) await run(app.dependencies);
});

type Documented = { table: string; growth: string; divided: string; kept: string; deletedBy: string };

/** Rows of the tables in the document; the first cell of a row is a table's name in backticks. */
const documented: Documented[] = readFileSync(resolve(import.meta.dirname, "../../../../docs/growth.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [table = "", growth = "", divided = "", kept = "", deletedBy = ""] = line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    const name = /^`([a-z0-9_]+)`$/.exec(table)?.[1];
    return name === undefined ? [] : [{ table: name, growth, divided, kept, deletedBy }];
  });

type Stored = { name: string; divided: "day" | "month" | null; parents: string[] };

/** Tables without their partitions; `divided` follows from the names of the partitions, `parents` take rows along. */
const stored = async (): Promise<Stored[]> =>
  (
    await sql<Stored>`
      select c.relname as name,
             case when c.relkind = 'p' then (
               select case when p.relname ~ '_[0-9]{8}$' then 'day' when p.relname ~ '_[0-9]{6}$' then 'month' end
               from pg_inherits i join pg_class p on p.oid = i.inhrelid
               where i.inhparent = c.oid order by p.relname limit 1) end as divided,
             array(select k.confrelid::regclass::text from pg_constraint k
                   where k.conrelid = c.oid and k.contype = 'f' and k.confdeltype = 'c') as parents
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      order by 1`.execute(app.db)
  ).rows;

test("every table has exactly one row, and no row is of a table that does not exist", async () => {
  const tables = (await stored()).map(({ name }) => name);
  const rows = documented.map(({ table }) => table);
  expect({
    withoutRow: tables.filter((name) => !rows.includes(name)),
    withoutTable: rows.filter((name) => !tables.includes(name)),
    twice: rows.filter((name, index) => rows.indexOf(name) !== index),
  }).toEqual({ withoutRow: [], withoutTable: [], twice: [] });
  expect(documented.filter(({ growth, kept }) => growth === "" || kept === "")).toEqual([]);
});

test("the column of partitions says what the schema has", async () => {
  const divided = (await stored()).map((table) => [table.name, table.divided === null ? "–" : `by ${table.divided}`]);
  expect(Object.fromEntries(documented.map((row) => [row.table, row.divided]))).toEqual(Object.fromEntries(divided));
});

test("who deletes is a sweep, a table that takes the rows along, or nobody with a reason", async () => {
  const parents = new Map((await stored()).map((table) => [table.name, table.parents]));
  const sweeps = new Set(ALL_SWEEPS.map(({ name }) => name));
  const wrong = documented.filter(({ table, deletedBy }) => {
    const named = /^`(\w+)`$/.exec(deletedBy)?.[1];
    if (named === undefined) return !/^nobody(: .+)?$/.test(deletedBy);
    return !sweeps.has(named) && parents.get(table)?.includes(named) !== true;
  });
  expect(wrong).toEqual([]);
});

test("a table whose retention names a sweep is deleted by that sweep", () => {
  const swept = Object.entries(RETENTION).flatMap(([table, how]) => ("swept" in how ? [[table, how.swept]] : []));
  const said = new Map(documented.map(({ table, deletedBy }) => [table, deletedBy.replaceAll("`", "")]));
  expect(swept.filter(([table = "", sweep]) => said.get(table) !== sweep)).toEqual([]);
});
