import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lint, sharedNumbers } from "./migrations.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), "portal-lint-"))));
afterAll(() => rmSync(folder, { recursive: true }));

async function problemsOf(text: string): Promise<string> {
  const file = path.join(folder, "0001_case.sql");
  writeFileSync(file, text);
  const { problems } = text.startsWith("-- outside") ? await lint(ROOT, [], [file]) : await lint(ROOT, [file], []);
  return problems.join("\n");
}

test.each([
  ["create index e on entries (city);", "require-concurrent-index-creation"],
  ["alter table entries add constraint long check (length(name) > 1);", "constraint-missing-not-valid"],
  ["alter table entries add constraint one unique (city);", "disallowed-unique-constraint"],
  ["alter table entries add column code text unique;", "disallowed-unique-constraint"],
  ["alter table entries add column token uuid default gen_random_uuid();", "adding-field-with-default"],
  ["alter table entries add column checked_by bigint references users;", "adding-foreign-key-constraint"],
  ["drop index entries_city;", "require-concurrent-index-deletion"],
])("%s is refused", async (text, rule) => {
  expect(await problemsOf(text)).toContain(rule);
});

test.each([
  "create table a (id int); create index a_id on a (id); alter table a add check (id > 0);",
  "-- outside a transaction\ncreate index concurrently if not exists e on entries (city);",
  "alter table entries add column motto text, add column rank integer not null default 0;",
  "alter table entries add constraint long check (length(name) > 1) not valid;",
  "alter table entries validate constraint long;",
])("%s is fit for tables in use", async (text) => {
  expect(await problemsOf(text)).toBe("");
});

test("two migrations with one number are refused", () => {
  expect(sharedNumbers(["0001_a.sql", "0002_b.sql", "0002_c.sql"])).toEqual([
    "Migrations share the number 0002: 0002_b.sql, 0002_c.sql",
  ]);
});
