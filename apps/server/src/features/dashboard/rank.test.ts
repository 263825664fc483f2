import { describe, expect, test } from "vitest";
import { inOrder, valueOf } from "./rank.ts";
import type { Task } from "./source.ts";

const TODAY = "2026-11-23";
const task = (key: string, weight: number, given: Partial<Task> = {}): Task => ({
  key,
  title: key,
  detail: "",
  place: { page: "dashboard" },
  minutes: 5,
  weight,
  ...given,
});

describe("a task of weight 40 on 23.11.2026", () => {
  test.each([
    [undefined, 40],
    ["2026-12-01", 40],
    ["2026-11-30", 65],
    ["2026-11-27", 65],
    ["2026-11-26", 90],
    ["2026-11-24", 90],
    ["2026-11-23", 140],
    ["2026-10-01", 140],
  ])("due on %s is worth %i", (dueDay, expected) =>
    expect(valueOf(dueDay === undefined ? { weight: 40 } : { weight: 40, dueDay }, TODAY)).toBe(expected),
  );
});

test.each<[string, Task[], string[]]>([
  ["more weight comes first", [task("a", 10), task("b", 90)], ["b", "a"]],
  ["what is due today comes before more weight", [task("a", 90), task("b", 10, { dueDay: TODAY })], ["b", "a"]],
  ["of equals the shorter comes first", [task("a", 10, { minutes: 20 }), task("b", 10)], ["b", "a"]],
  ["the key decides last", [task("b", 10), task("a", 10)], ["a", "b"]],
])("%s", (_rule, tasks, expected) => expect(inOrder(tasks, TODAY).map(({ key }) => key)).toEqual(expected));
