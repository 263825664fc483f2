import { expect, test } from "vitest";
import { nameStatement } from "./statement-name.ts";

test.each([
  ["select a from entries e join companies c on true where id = $1", "select entries"],
  ['select "a" from "entries"', "select entries"],
  ["select name from sweeps for update skip locked", "select sweeps"],
  ["with one as (select 1 from entries) update only entries as e set a = $1 from one", "update entries"],
  ["insert into mails (key) select $1 on conflict do update set key = $1", "insert mails"],
  ["delete from pgboss.job where id = $1", "delete pgboss.job"],
  ["commit", "commit"],
  ["select pg_notify($1, $2)", "select"],
  ["", "statement"],
])("%s is called %s", (sql, name) => {
  expect(nameStatement(sql)).toBe(name);
});
