import { demoTvLines } from "@portal/db/demo/tv-days";
import { expect, test } from "vitest";
import { checkRow } from "../../platform/import/check-row.ts";
import { IMPORT_KINDS } from "./kinds.ts";

const NOON = Date.parse("2026-11-21T11:00:00Z");
const lines = [...demoTvLines("2026-11-21", NOON)];
type Row = { banner: string; day: string; counted: string };
const rows = lines.map((line) => JSON.parse(line) as Row);

test("demo days are good rows, none counted in the future, each day of a banner once", () => {
  for (const row of rows) {
    expect(checkRow(IMPORT_KINDS, row)).toEqual({ ok: true, row });
    expect(Date.parse(row.counted)).toBeLessThanOrEqual(NOON);
  }
  expect(new Set(rows.map(({ banner, day }) => `${banner} ${day}`)).size).toBe(rows.length);
});

test("each running banner has two years, one is paused, one ended because its creative was refused", () => {
  const of = (banner: string) => rows.filter((row) => row.banner === banner);
  for (const banner of ["T-1001", "T-1005", "T-1011"]) expect(of(banner)).toHaveLength(731);
  expect(of("T-1002").at(-1)?.day).toBe("2026-10-12");
  expect(of("T-1003").at(-1)?.day).toBe("2026-11-12");
});

test("days are the same when they are generated two days later", () => {
  const later = new Set(demoTvLines("2026-11-23", NOON + 2 * 86_400_000));
  const first: Record<string, string> = {};
  for (const line of later) {
    const { banner, day } = JSON.parse(line) as Row;
    first[banner] ??= day;
  }
  const kept = lines.filter((line) => {
    const { banner, day } = JSON.parse(line) as Row;
    return day >= (first[banner] ?? "");
  });
  expect(kept.length).toBeGreaterThan(1500);
  expect(kept.filter((line) => !later.has(line))).toEqual([]);
});
