import { checkRow } from "../../platform/import/check-row.ts";
import { IMPORT_KINDS } from "./kinds.ts";
import { expect, test } from "vitest";
import { demoVisitLines } from "@portal/db/demo/visits";

const NOON = Date.parse("2026-11-21T11:00:00Z");
const lines = [...demoVisitLines("2026-11-21", NOON)];

test("demo visits are over 20,000 good rows, none in the future, with ids that are unique in their company", () => {
  const ids = new Set<string>();
  for (const line of lines) {
    const row = JSON.parse(line);
    expect(checkRow(IMPORT_KINDS, row)).toEqual({ ok: true, row });
    expect(Date.parse(row.at)).toBeLessThanOrEqual(NOON);
    ids.add(`${row.company} ${row.external_id}`);
  }
  expect(ids.size).toBe(lines.length);
  expect(lines.length).toBeGreaterThan(20_000);
});

test("visits of a day are the same when they are generated two days later", () => {
  const later = new Set(demoVisitLines("2026-11-23", NOON + 2 * 86_400_000));
  const since = lines.filter((line) => JSON.parse(line).at > "2025-11-18");
  expect(since.length).toBeGreaterThan(20_000);
  expect(since.filter((line) => !later.has(line))).toEqual([]);
});
