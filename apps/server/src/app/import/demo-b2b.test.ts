import { demoB2bLines } from "@portal/db/demo/b2b-days";
import { expect, test } from "vitest";
import { checkRow } from "../../platform/import/check-row.ts";
import { IMPORT_KINDS } from "./kinds.ts";

const NOON = Date.parse("2026-11-21T11:00:00Z");
const lines = [...demoB2bLines("2026-11-21", NOON)];
const rows = lines.map((line) => JSON.parse(line) as { company: string; day: string; views: number; counted: string });
const of = (company: string) => rows.filter((row) => row.company === company);

test("demo days are good rows, none counted in the future, each day of a company once", () => {
  for (const row of rows) {
    expect(checkRow(IMPORT_KINDS, row)).toEqual({ ok: true, row });
    expect(Date.parse(row.counted)).toBeLessThanOrEqual(NOON);
  }
  expect(new Set(rows.map(({ company, day }) => `${company} ${day}`)).size).toBe(rows.length);
});

test("one company has two years, one is late, one has a gap", () => {
  expect(of("C-1001").map(({ day }) => day)).toHaveLength(731);
  expect(of("C-1001").at(-1)?.day).toBe("2026-11-20");
  expect(of("C-1003").at(-1)?.day).toBe("2026-11-12");
  expect(of("C-1005")).toHaveLength(120);
});

test("days are the same when they are generated two days later, apart from what comes and goes", () => {
  const later = new Set(demoB2bLines("2026-11-23", NOON + 2 * 86_400_000));
  const gap = "2026-10-21";
  const kept = lines.filter((line) => {
    const { company, day } = JSON.parse(line) as { company: string; day: string };
    return company === "C-1005" ? day > "2026-07-25" && day !== gap : day > "2024-11-23";
  });
  expect(kept.length).toBeGreaterThan(1500);
  expect(kept.filter((line) => !later.has(line))).toEqual([]);
});
