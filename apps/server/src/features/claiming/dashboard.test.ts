import { expect, test } from "vitest";
import { contributionOf } from "./dashboard.ts";

// Confirmed on 20.12.2025, so it ends on 29.11.2026.
const FACTS = { claimed_last_update: new Date("2025-12-20T12:00:00Z") };

test.each([
  ["2026-10-29", true, []],
  ["2026-10-30", true, ["2026-11-28"]],
  ["2026-11-28", true, ["2026-11-28"]],
  ["2026-11-29", true, ["2026-11-29"]],
  ["2026-11-28", false, []],
])("on %s, asked by the owner: %s, a task due on %j", (today, isOwner, due) =>
  expect(contributionOf(FACTS, { today, isOwner }).tasks.map(({ dueDay }) => dueDay)).toEqual(due),
);

test("the key names the end, so next year's confirmation is another task", () => {
  const { tasks } = contributionOf(FACTS, { today: "2026-11-28", isOwner: true });
  expect(tasks[0]).toMatchObject({ key: "confirm-2026-11-29", place: { page: "claiming_confirm" } });
});
