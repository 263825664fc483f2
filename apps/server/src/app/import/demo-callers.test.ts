import { demoCallerLines } from "@portal/db/demo/callers";
import { expect, test } from "vitest";
import { checkRow } from "../../platform/import/check-row.ts";
import { IMPORT_KINDS } from "./kinds.ts";

const NOON = Date.parse("2026-11-21T11:00:00Z");
const lines = [...demoCallerLines("2026-11-21", NOON)];
const rows = lines.map((line) => JSON.parse(line) as { company: string; external_id: string; reported: string });

test("demo calls are good rows, none reported in the future, each once", () => {
  for (const row of rows) {
    expect(checkRow(IMPORT_KINDS, row)).toMatchObject({ ok: true });
    expect(Date.parse(row.reported)).toBeLessThanOrEqual(NOON);
  }
  expect(new Set(rows.map(({ company, external_id: id }) => `${company} ${id}`)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(3000);
});

test("calls older than a week are the same when they are generated two days later", () => {
  const later = new Set(demoCallerLines("2026-11-23", NOON + 2 * 86_400_000));
  const kept = lines.filter((_line, index) => {
    const { reported } = rows[index] ?? { reported: "" };
    return reported > "2024-12-05" && reported < "2026-11-14";
  });
  expect(kept.length).toBeGreaterThan(3000);
  expect(kept.filter((line) => !later.has(line))).toEqual([]);
});
