import { expect, test } from "vitest";
import { isPortalFailure, nextCheck, outcomeOf, portalPauseMs } from "./rules.ts";

const NOW = new Date("2026-03-02T09:00:00Z");
const minutesTo = (date: Date): number => (date.getTime() - NOW.getTime()) / 60_000;

test.each([
  [null, 0, "read"],
  ["timeout", 0, "failed"],
  ["failed", 1, "failed"],
  ["timeout", 2, "read"],
  ["unreadable", 0, "read"],
  ["blocked", 0, "read"],
] as const)("reason %s after %d failed attempts is %s", (reason, attempts, outcome) => {
  expect(outcomeOf(reason, attempts)).toBe(outcome);
});

test("a company that was read is due a week later, a failed attempt after 15 minutes, then after 30", () => {
  expect([minutesTo(nextCheck("read", 2, NOW).dueAt), nextCheck("read", 2, NOW).attempts]).toEqual([7 * 24 * 60, 0]);
  expect([minutesTo(nextCheck("failed", 0, NOW).dueAt), nextCheck("failed", 0, NOW).attempts]).toEqual([15, 1]);
  expect([minutesTo(nextCheck("failed", 1, NOW).dueAt), nextCheck("failed", 1, NOW).attempts]).toEqual([30, 2]);
});

test("a portal pauses from its third failure in a row, twice as long each time, an hour at most", () => {
  expect([0, 1, 2, 3, 4, 5, 9, 10, 1000].map((failures) => portalPauseMs(failures) / 1000)).toEqual([
    0, 0, 0, 30, 60, 120, 1920, 3600, 3600,
  ]);
});

test("an unreadable page is no failure of the portal, a refusal is", () => {
  expect(
    [null, "unreadable", "too_large", "blocked", "rate_limited"].map((reason) => isPortalFailure(reason as null)),
  ).toEqual([false, false, false, true, true]);
});
