import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkRow } from "../../platform/import/check-row.ts";
import { IMPORT_KINDS, IMPORT_ROW_TYPES } from "./kinds.ts";
import { problemsOf, ROWS, type RowType } from "../../testing/sample-import-rows.ts";

test.each(Object.entries(ROWS))("a %s row of required fields only is good and stays as it is", (_type, row) => {
  expect(checkRow(IMPORT_KINDS, row)).toEqual({ ok: true, row });
});

test.each<[RowType, string]>([
  ["company", "external_id"],
  ["company", "company_name"],
  ["user", "external_id"],
  ["user", "login"],
  ["product", "external_id"],
  ["product", "company"],
  ["product", "Stock_Keeping_Unit__c"],
  ["product", "Status__c"],
  ["contact_person", "external_id"],
  ["contact_person", "company"],
  ["contact_person", "roles"],
  ["entry", "company"],
  ["notice", "external_id"],
  ["notice", "message"],
  ["notice", "level"],
  ["notification", "external_id"],
  ["notification", "headline"],
  ["notification", "text"],
])("a %s row without %s is refused", (type, field) => {
  const { [field]: _absent, ...row } = { ...ROWS[type] } as Record<string, unknown>;
  expect(problemsOf(row)).toContainEqual({ field, message: "fehlt." });
});

test("a refused row comes back with its type, its key and every problem", () => {
  expect(checkRow(IMPORT_KINDS, { ...ROWS.product, external_id: "P-7", Status__c: "x", company: 1 })).toEqual({
    ok: false,
    type: "product",
    key: "P-7",
    problems: [expect.objectContaining({ field: "company" }), expect.objectContaining({ field: "Status__c" })],
  });
  expect(checkRow(IMPORT_KINDS, { ...ROWS.entry, nonsense: 1 })).toMatchObject({ type: "entry", key: "C-1" });
});

test("with relativeTo, -P30D is the day 30 days before; the given row is not changed", () => {
  const row = { ...ROWS.company, claimed_by: "OWNER", claimed_last_update: "-P30D" };
  expect(checkRow(IMPORT_KINDS, row, { relativeTo: "2026-03-15" })).toMatchObject({
    ok: true,
    row: { claimed_last_update: "2026-02-13" },
  });
  expect(row.claimed_last_update).toBe("-P30D");
});

test("with relativeTo, {+P3D} in a text is the date of that day", () => {
  const row = { ...ROWS.notice, message: "Am {+P3D} warten wir von 6 bis 8 Uhr." };
  expect(checkRow(IMPORT_KINDS, row, { relativeTo: "2026-03-30" })).toMatchObject({
    ok: true,
    row: { message: "Am 02.04.2026 warten wir von 6 bis 8 Uhr." },
  });
});

test("docs/import-format.md has a good example of each kind, in the order of the kinds", () => {
  const page = readFileSync(new URL("../../../../../docs/import-format.md", import.meta.url), "utf8");
  const examples = [...page.matchAll(/^```ndjson\n(.+)\n```$/gm)].map(
    ([, json = ""]) => JSON.parse(json) as { type: string },
  );
  expect(examples.map(({ type }) => type)).toEqual(IMPORT_ROW_TYPES);
  for (const example of examples) expect(checkRow(IMPORT_KINDS, example)).toMatchObject({ ok: true });
});
