import { expect, test } from "vitest";
import { comparedWith, deviceViews, figuresOf, periodsToRead } from "./statistics.ts";

const range = { startDate: "2026-03-05", endDate: "2026-03-11", interval: "Week" } as const;

test("the comparison is cut as the range is", () => {
  expect(periodsToRead(range)).toEqual({
    now: [
      { start: "2026-03-05", end: "2026-03-08" },
      { start: "2026-03-09", end: "2026-03-11" },
    ],
    before: [
      { start: "2026-02-26", end: "2026-03-01" },
      { start: "2026-03-02", end: "2026-03-04" },
    ],
    from: "2026-02-26",
    to: "2026-03-11",
    starts: ["2026-02-26", "2026-03-02", "2026-03-05", "2026-03-09"],
  });
});

const sums = [
  { period: 1, metric: "view", device: "phone", value: 1 },
  { period: 2, metric: "view", device: "computer", value: 2 },
  { period: 3, metric: "view", device: "phone", value: 4 },
  { period: 4, metric: "view", device: "phone", value: 8 },
  { period: 4, metric: "view", device: "tablet", value: 16 },
  { period: 4, metric: "call", device: "phone", value: 32 },
] as const;

test("totals, periods and devices tell the same sums", () => {
  const { totals, periods, devices } = figuresOf(range, sums, true);
  expect(totals.view).toEqual({ value: 28, before: 3 });
  expect(totals.call).toEqual({ value: 32, before: 0 });
  expect(periods.map(({ values }) => values.view)).toEqual([
    { value: 4, before: 1 },
    { value: 24, before: 2 },
  ]);
  expect(devices).toEqual([
    { device: "phone", value: 12, before: 1 },
    { device: "computer", value: 0, before: 2 },
    { device: "tablet", value: 16, before: 0 },
    { device: "unknown", value: 0, before: 0 },
  ]);
  expect(deviceViews(range, sums)).toEqual([
    { phone: 4, computer: 0, tablet: 0, unknown: 0 },
    { phone: 8, computer: 0, tablet: 16, unknown: 0 },
  ]);
});

test("half a comparison is none", () => {
  expect(comparedWith(range, null)).toBeNull();
  expect(comparedWith(range, "2026-02-27")).toBeNull();
  expect(comparedWith(range, "2026-02-26")).toEqual({ start: "2026-02-26", end: "2026-03-04" });
  expect(figuresOf(range, sums, false).totals.view).toEqual({ value: 28, before: null });
});
