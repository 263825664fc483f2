import { describe, expect, test } from "vitest";
import { isHidden, shownAgainOn, type TaskMark } from "./marks.ts";

/** A Monday. */
const TODAY = "2026-11-23";

test.each([
  ["tomorrow", TODAY, null, "2026-11-24"],
  ["next_week", TODAY, null, "2026-11-30"],
  ["next_week", "2026-11-29", null, "2026-11-30"],
  ["done", TODAY, null, "2026-12-23"],
  ["not_for_us", TODAY, null, "2027-11-23"],
  ["next_week", TODAY, "2026-11-26", "2026-11-26"],
  ["next_week", TODAY, "2026-12-24", "2026-11-30"],
  ["tomorrow", TODAY, TODAY, "2026-11-24"],
  ["tomorrow", TODAY, "2026-11-01", "2026-11-24"],
  ["done", TODAY, "2026-11-26", "2026-12-23"],
] as const)("%s on %s, due on %s: shown again on %s", (kind, today, due, expected) =>
  expect(shownAgainOn(kind, today, due)).toBe(expected),
);

describe("a task that is marked until 30.11.2026", () => {
  const mark = (kind: TaskMark["kind"]): TaskMark => ({ kind, fingerprint: "a", untilDay: "2026-11-30" });
  test.each([
    ["done", "a", "2026-11-29", true],
    ["done", "a", "2026-11-30", false],
    ["done", "b", "2026-11-24", false],
    ["next_week", "b", "2026-11-24", true],
    ["not_for_us", "b", "2026-11-24", true],
    ["tomorrow", "a", "2026-11-30", false],
  ] as const)("%s, saying %s on %s: hidden %s", (kind, fingerprint, today, expected) =>
    expect(isHidden(mark(kind), fingerprint, today)).toBe(expected),
  );
});
