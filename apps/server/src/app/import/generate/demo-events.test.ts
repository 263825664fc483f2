import { IMPORT_ROWS } from "../import-rows.ts";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import { demoEventLines } from "./demo-events.ts";

const NOON = Date.parse("2026-11-21T11:00:00Z");
const lines = [...demoEventLines("2026-11-21", NOON)];

test("every line is a row of the import, none from the future, each id once for its company", () => {
  const ids = new Set<string>();
  for (const line of lines) {
    const row = z.parse(IMPORT_ROWS.tracking_event, JSON.parse(line));
    expect(Date.parse(row.at)).toBeLessThanOrEqual(NOON);
    ids.add(`${row.company} ${row.external_id}`);
  }
  expect(ids.size).toBe(lines.length);
  expect(lines.length).toBeGreaterThan(20_000);
});

test("a day is the same whenever it is made", () => {
  const later = new Set(demoEventLines("2026-11-23", NOON + 2 * 86_400_000));
  const since = lines.filter((line) => JSON.parse(line).at > "2025-11-18");
  expect(since.length).toBeGreaterThan(20_000);
  expect(since.filter((line) => !later.has(line))).toEqual([]);
});
