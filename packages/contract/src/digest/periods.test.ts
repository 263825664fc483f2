import { expect, test } from "vitest";
import { coveredBy, duePeriod, nextDay, periodOf } from "./periods.ts";

test.each([
  ["weekly", "2026-11-23", "2026-11-23"],
  ["weekly", "2026-11-29", "2026-11-23"],
  ["monthly", "2026-11-30", "2026-11-01"],
] as const)("periodOf(%s, %s) is %s", (rhythm, day, period) => expect(periodOf(rhythm, day)).toBe(period));

test.each([
  ["weekly", "2026-11-23T06:59:00+01:00", null],
  ["weekly", "2026-11-23T07:00:00+01:00", "2026-11-23"],
  ["weekly", "2026-11-24T19:59:00+01:00", "2026-11-23"],
  ["weekly", "2026-11-24T20:00:00+01:00", null],
  ["weekly", "2026-11-25T09:00:00+01:00", null],
  ["weekly", "2026-10-26T07:00:00+01:00", "2026-10-26"],
  ["weekly", "2026-03-30T07:00:00+02:00", "2026-03-30"],
  ["monthly", "2026-11-01T07:00:00+01:00", "2026-11-01"],
  ["monthly", "2026-11-03T07:00:00+01:00", null],
] as const)("duePeriod(%s, %s) is %s", (rhythm, at, period) => expect(duePeriod(rhythm, Date.parse(at))).toBe(period));

test.each([
  ["weekly", "2026-11-24", "2026-11-30"],
  ["monthly", "2026-11-24", "2026-12-01"],
  ["monthly", "2026-01-31", "2026-02-01"],
  ["monthly", "2026-02-01", "2026-03-01"],
] as const)("nextDay(%s, %s) is %s", (rhythm, today, day) => expect(nextDay(rhythm, today)).toBe(day));

test.each([
  ["weekly", "2026-11-23", "2026-11-16", "2026-11-22"],
  ["weekly", "2026-01-05", "2025-12-29", "2026-01-04"],
  ["monthly", "2026-11-01", "2026-10-01", "2026-10-31"],
  ["monthly", "2026-03-01", "2026-02-01", "2026-02-28"],
] as const)("the %s summary of %s covers %s to %s", (rhythm, period, firstDay, lastDay) =>
  expect(coveredBy(rhythm, period)).toEqual({ firstDay, lastDay }),
);
