import { expect, test } from "vitest";
import { contributionOf } from "./dashboard.ts";

const TODAY = "2026-11-21";

test("messages and wishes that wait are one task; the calls are the result", () => {
  const { tasks, result } = contributionOf({ calls: 1284, waiting: 2, newest: 7 }, TODAY, true);
  expect(tasks).toMatchObject([
    { key: "open-calls", title: "Der Sprachbot hat 2 Wünsche für Sie notiert", weight: 80 },
  ]);
  expect(result).toMatchObject({
    text: "1.284 Anrufe in 30 Tagen angenommen",
    source: "Sprachbot, Stand 21.11.2026",
  });
});

test("nothing waits, nobody may write, nobody called", () => {
  expect(contributionOf({ calls: 5, waiting: 0, newest: 0 }, TODAY, true).tasks).toEqual([]);
  expect(contributionOf({ calls: 5, waiting: 1, newest: 7 }, TODAY, false).tasks).toEqual([]);
  expect(contributionOf({ calls: 0, waiting: 0, newest: 0 }, TODAY, true).result).toBeNull();
});
