import { expect, test } from "vitest";
import { contributionOf } from "./dashboard.ts";

const NOTHING = {
  received: 0,
  fresh: 0,
  fresh_jobs: 0,
  unanswered: 0,
  unanswered_jobs: 0,
  waiting: 0,
  due: 0,
  newest: 0,
  newest_message: 0,
  won: 0,
};
const keysOf = (facts: object, mayWrite = true) =>
  contributionOf({ ...NOTHING, ...facts }, "2026-03-14", mayWrite).tasks.map(({ key }) => key);

test("each kind of open work is one task; without work there is none", () => {
  expect(keysOf({})).toEqual([]);
  expect(keysOf({ fresh: 1, fresh_jobs: 1, unanswered: 1, unanswered_jobs: 1, waiting: 1, due: 1 })).toEqual([
    "new-leads",
    "waiting-messages",
    "unanswered-leads",
    "new-applications",
    "unanswered-applications",
    "due-reminders",
  ]);
  expect(keysOf({ fresh: 1 }, false)).toEqual([]);
});

test("a task that was marked as done comes back with the next lead", () => {
  const version = (newest: number) =>
    contributionOf({ ...NOTHING, fresh: 1, newest }, "2026-03-14", true).tasks[0]?.version;
  expect(version(1)).not.toBe(version(2));
});

test("a task about messages comes back with the next message", () => {
  const version = (newest_message: number) =>
    contributionOf({ ...NOTHING, waiting: 1, newest_message }, "2026-03-14", true).tasks[0]?.version;
  expect(version(1)).not.toBe(version(2));
});

test.each([
  [{ received: 0 }, undefined],
  [{ received: 1 }, "Eine Anfrage in 30 Tagen"],
  [{ received: 1200, won: 1 }, "1.200 Anfragen in 30 Tagen, ein Auftrag daraus"],
  [{ received: 5, won: 2 }, "5 Anfragen in 30 Tagen, 2 Aufträge daraus"],
])("%j: %s", (facts, text) => {
  expect(contributionOf({ ...NOTHING, ...facts }, "2026-03-14", true).result?.text).toBe(text);
});
