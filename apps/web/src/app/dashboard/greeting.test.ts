import { instantOfBerlin } from "@portal/contract/time/berlin-time";
import { expect, test } from "vitest";
import { greeting } from "./greeting.ts";

test.each([
  [3 * 60 + 59, "Guten Abend"],
  [4 * 60, "Guten Morgen"],
  [10 * 60 + 59, "Guten Morgen"],
  [11 * 60, "Guten Tag"],
  [17 * 60 + 59, "Guten Tag"],
  [18 * 60, "Guten Abend"],
])('at minute %i of the day the greeting is "%s"', (minute, expected) =>
  expect(greeting(instantOfBerlin("2026-07-01", minute))).toBe(expected),
);
