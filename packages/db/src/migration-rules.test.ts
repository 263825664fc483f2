import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { risksOf } from "./migration-rules.ts";

const FOLDER = new URL("../migrations/", import.meta.url);
/** Migrations up to this one are older than the rules. */
const LAST_WITHOUT_RULES = "0051";

const files = readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && name.slice(0, 4) > LAST_WITHOUT_RULES);

test("no migration stops servers that go on serving", () => {
  const risky = files.flatMap((name) =>
    risksOf(readFileSync(new URL(name, FOLDER), "utf8")).map((risk) => `${name}: ${risk}`),
  );
  expect(risky).toEqual([]);
});

test.each([
  "create table a (id int); create index a_id on a (id); alter table a add check (id > 0);",
  "-- outside a transaction: entries is in use\ncreate index concurrently if not exists e on entries (city);",
  "alter table entries add column motto text, add column rank integer not null default 0;",
  "alter table entries add constraint long check (length(name) > 1) not valid;",
  "alter table entries validate constraint long;",
  "-- contract: 0060 stopped using it\nalter table entries drop column slogan;",
  "alter table entries alter column slogan drop not null;",
  "update products set status = 'Inactive' where code = 'OLD';",
])("%s is fit for servers that go on serving", (text) => {
  expect(risksOf(text)).toEqual([]);
});

test.each([
  ["create index concurrently e on entries (city);", /first line/],
  ["-- outside a transaction\nselect 1; select 2;", /one statement/],
  ["alter table entries alter column city type varchar(80);", /type/],
  ["alter table entries alter column city set not null;", /nulls/],
  ["alter table entries rename column city to town;", /old name/],
  ["alter table if exists entries drop column city;", /still use/],
  ["drop table entries;", /still use/],
  ["update entries set city = '';", /batches/],
])("%s is refused", (text, risk) => {
  expect(risksOf(text)).toEqual([expect.stringMatching(risk)]);
});
