import type { DateRange } from "@portal/contract/time/date-range";
import { expect, test } from "vitest";
import { comparedWith, figuresOf, startsOf } from "./figures.ts";

const range: DateRange = { startDate: "2026-11-02", endDate: "2026-11-15", interval: "Week" };
const coverage = { firstDay: "2026-01-01", lastDay: "2026-11-13", movingFrom: "2026-11-12" };
const sum = (period: number, impressions: number, clicks: number, position: number) => ({
  period,
  impressions,
  clicks,
  position_sum: impressions * position,
});

test("startsOf two weeks are the two weeks before and those", () => {
  expect(startsOf(range)).toEqual(["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"]);
});

test.each([
  ["2026-10-19", { start: "2026-10-19", end: "2026-11-01" }],
  ["2026-10-20", null],
  [null, null],
])("with figures from %j on, the comparison is %j", (firstDay, period) => {
  expect(comparedWith(range, firstDay)).toEqual(period);
});

test("sums are put into their periods, and positions are averaged by impressions", () => {
  const { totals, periods, ...rest } = figuresOf(
    range,
    [sum(2, 10, 1, 8), sum(3, 100, 9, 4), sum(4, 300, 6, 8)],
    coverage,
  );
  expect(totals).toEqual({
    impressions: { value: 400, before: 10 },
    clicks: { value: 15, before: 1 },
    position: { value: 7, before: 8 },
  });
  expect(periods).toEqual([
    {
      start: "2026-11-02",
      end: "2026-11-08",
      impressions: { value: 100, before: 0 },
      clicks: { value: 9, before: 0 },
      position: { value: 4, before: null },
    },
    {
      start: "2026-11-09",
      end: "2026-11-15",
      impressions: { value: 300, before: 10 },
      clicks: { value: 6, before: 1 },
      position: { value: 8, before: 8 },
    },
  ]);
  expect(rest).toEqual({ comparedWith: { start: "2026-10-19", end: "2026-11-01" }, ...coverage });
});

test("without figures of the days before, nothing is compared", () => {
  const { totals, periods } = figuresOf(range, [sum(1, 10, 1, 8)], { ...coverage, firstDay: "2026-11-01" });
  expect(totals).toEqual({
    impressions: { value: 0, before: null },
    clicks: { value: 0, before: null },
    position: { value: null, before: null },
  });
  expect(periods[0]?.impressions).toEqual({ value: 0, before: null });
});
