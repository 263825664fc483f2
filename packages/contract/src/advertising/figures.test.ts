import { expect, test } from "vitest";
import { AD_METRICS, addSums, metricOf, NO_SUMS, totalOf } from "./figures.ts";

const sums = { impressions: 400, clicks: 20, calls: 3, forms: 1, costCents: 1001 };

test.each([
  ["impressions", 400],
  ["clicks", 20],
  ["clickRate", 0.05],
  ["calls", 3],
  ["forms", 1],
  ["contacts", 4],
  ["cost", 1001],
  ["costPerContact", 250],
] as const)("%s of the sums is %d", (metric, value) => expect(metricOf(metric, sums)).toBe(value));

test("without impressions and contacts there is no rate and no price", () => {
  expect(AD_METRICS.map((metric) => metricOf(metric, { ...NO_SUMS, costCents: 500 }))).toEqual([
    0,
    0,
    null,
    0,
    0,
    0,
    500,
    null,
  ]);
});

test("sums add up field by field", () => {
  expect(addSums(sums, sums)).toEqual({ impressions: 800, clicks: 40, calls: 6, forms: 2, costCents: 2002 });
  expect(totalOf([])).toEqual(NO_SUMS);
});
