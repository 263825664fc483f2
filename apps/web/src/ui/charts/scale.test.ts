import { expect, test } from "vitest";
import { axisValues, labelledPlaces } from "./scale.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [10, [0, 5, 10]],
  [97, [0, 50, 100]],
  [101, [0, 50, 100, 150]],
  [1234, [0, 500, 1000, 1500]],
])("axisValues up to %d are %j", (largest, lines) => expect(axisValues(largest)).toEqual(lines));

test("axisValues of money may have fractions", () => expect(axisValues(0.9, { whole: false })).toEqual([0, 0.5, 1]));

test("axisValues cover the largest value with few whole numbers", () => {
  for (let largest = 0; largest < 5000; largest += 1) {
    const lines = axisValues(largest);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(largest);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines.every((line) => Number.isInteger(line))).toBe(true);
  }
});

test("labelledPlaces are few and evenly spaced", () => {
  expect(labelledPlaces(4, 6)).toEqual([0, 1, 2, 3]);
  expect(labelledPlaces(13, 6)).toEqual([0, 3, 6, 9, 12]);
  expect(labelledPlaces(365, 6)).toHaveLength(6);
});
