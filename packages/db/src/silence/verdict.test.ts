import { expect, test } from "vitest";
import { isSilent, longestSilence, type Report } from "./verdict.ts";

const LIMIT = 30_000;

test.each<[Report, number, boolean]>([
  ["working", 2500, false],
  ["working", 34_999, false],
  ["working", 35_000, true],
  ["resting", 1999, false],
  ["resting", 2000, true],
  ["gone", 1999, false],
  ["gone", 2000, true],
  ["unknown", 9_999, false],
  ["unknown", 34_999, false],
  ["unknown", 35_000, true],
  ["unreachable", 9_999, false],
  ["unreachable", 10_000, true],
])("a backend that is %s after %i ms: silent %s", (report, silentMs, expected) => {
  expect(isSilent(report, silentMs, LIMIT)).toBe(expected);
});

test("without a limit of statements a working backend is waited for as long as it works", () => {
  expect(longestSilence(0)).toBe(Infinity);
  expect(isSilent("working", 86_400_000, 0)).toBe(false);
});
