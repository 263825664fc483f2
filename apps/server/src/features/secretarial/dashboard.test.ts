import { expect, test } from "vitest";
import { contributionOf } from "./dashboard.ts";

const TODAY = "2026-11-21";
const of = (facts: { calls: number; open: number; callbacks: number }, mayWrite = true) =>
  contributionOf({ ...facts, newest: 7 }, TODAY, mayWrite);

test.each([
  [{ calls: 9, open: 3, callbacks: 2 }, ["2 Anrufer warten auf Ihren Rückruf", 6, 85]],
  [{ calls: 9, open: 1, callbacks: 1 }, ["Ein Anrufer wartet auf Ihren Rückruf", 3, 85]],
  [{ calls: 9, open: 30, callbacks: 0 }, ["30 Anrufe sind noch offen", 30, 60]],
])("%j makes the task %j", (facts, task) =>
  expect(of(facts).tasks.map(({ title, minutes, weight }) => [title, minutes, weight])).toEqual([task]),
);

test("done calls and people who may only read have no task; without calls there is no result", () => {
  expect(of({ calls: 9, open: 0, callbacks: 0 }).tasks).toEqual([]);
  expect(of({ calls: 9, open: 3, callbacks: 2 }, false).tasks).toEqual([]);
  expect(of({ calls: 0, open: 0, callbacks: 0 }).result).toBeNull();
  expect(of({ calls: 1, open: 0, callbacks: 0 }).result?.text).toBe("1 Anruf in 30 Tagen für Sie angenommen");
});
