import { expect, test } from "vitest";
import { gateTimes, timesAsLines } from "./times.ts";

const runs = [
  { project: "e2e", file: "e2e/slow.journey.ts", start: 10_000, end: 40_000 },
  { project: "unit", file: "packages/a.test.ts", start: 0, end: 1_500 },
  { project: "unit", file: "packages/b.test.ts", start: 1_000, end: 4_040 },
];

test("two unit files that overlap take 4 s by the clock and 4.5 s together", () => {
  const { projects } = gateTimes(runs, { total: 60_000, checks: 9_000 });
  expect(projects).toEqual([
    { project: "unit", files: 2, seconds: 4, summed: 4.5 },
    { project: "e2e", files: 1, seconds: 30, summed: 30 },
  ]);
});

test("of twelve files the ten slowest are listed, longest first", () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    project: "api",
    file: `${index}.test.ts`,
    start: 0,
    end: index * 1000,
  }));
  const { slowest } = gateTimes(many, { total: 0, checks: 0 });
  expect(slowest.map(({ file }) => file)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `${index}.test.ts`));
});

test("the lines name the checks, each project and each slow file with its seconds", () => {
  expect(timesAsLines(gateTimes(runs, { total: 60_000, checks: 9_000 }))).toEqual([
    "What took longest:",
    "     9.0 s  checks",
    "     4.0 s  unit (2 files, 5 s summed)",
    "    30.0 s  e2e (1 files, 30 s summed)",
    "    60.0 s  in all",
    "",
    "    30.0 s  e2e  e2e/slow.journey.ts",
    "     3.0 s  unit  packages/b.test.ts",
    "     1.5 s  unit  packages/a.test.ts",
  ]);
});

test("without checks no line speaks of them", () => {
  expect(timesAsLines(gateTimes(runs, { total: 1, checks: 0 })).join("\n")).not.toContain("checks");
});
