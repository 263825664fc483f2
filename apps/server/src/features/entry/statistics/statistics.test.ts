import { periodsOf } from "@portal/contract/time/date-range";
import { expect, test } from "vitest";
import { withComparison } from "./calendar.ts";
import { comparedWith, deviceViews, figuresOf } from "./statistics.ts";

const range = { startDate: "2026-03-05", endDate: "2026-03-11", interval: "Week" } as const;

test("the comparison is divided like the range", () => {
  expect(withComparison(range, periodsOf(range))).toEqual([
    { start: "2026-02-26", end: "2026-03-01" },
    { start: "2026-03-02", end: "2026-03-04" },
    { start: "2026-03-05", end: "2026-03-08" },
    { start: "2026-03-09", end: "2026-03-11" },
  ]);
});

const none = { phone: 0, computer: 0, tablet: 0, unknown: 0, call: 0, route: 0, website: 0, email: 0 };
const sums = [
  { ...none, period: 1, phone: 1 },
  { ...none, period: 2, computer: 2 },
  { ...none, period: 3, phone: 4 },
  { ...none, period: 4, phone: 8, tablet: 16, call: 32 },
];

test("totals, periods and devices have equal sums", () => {
  const { totals, periods, devices } = figuresOf(periodsOf(range), sums, true);
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
  expect(deviceViews(periodsOf(range), sums)).toEqual([
    { phone: 4, computer: 0, tablet: 0, unknown: 0 },
    { phone: 8, computer: 0, tablet: 16, unknown: 0 },
  ]);
});

test("a partial comparison is left out", () => {
  expect(comparedWith(range, null)).toBeNull();
  expect(comparedWith(range, "2026-02-27")).toBeNull();
  expect(comparedWith(range, "2026-02-26")).toEqual({ start: "2026-02-26", end: "2026-03-04" });
  expect(figuresOf(periodsOf(range), sums, false).totals.view).toEqual({ value: 28, before: null });
});
