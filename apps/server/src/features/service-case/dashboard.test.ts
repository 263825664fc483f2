import { expect, test } from "vitest";
import { contributionOf } from "./dashboard.ts";

const FACTS = { waiting: [{ id: 7, subject: "Rechnung", changed_at: "2026-11-22T23:30:00Z" }] };

test("a waiting case is a task that leads to the case and says since when, in Berlin", () => {
  const { tasks } = contributionOf(FACTS, { mayWrite: true });
  expect(tasks).toMatchObject([
    { key: "waiting-7", place: { page: "service_cases", query: { anfrage: "7" } }, minutes: 5 },
  ]);
  expect(tasks[0]?.detail).toContain("23.11.2026");
});

test("who may only read has no task", () => expect(contributionOf(FACTS, { mayWrite: false }).tasks).toEqual([]));
