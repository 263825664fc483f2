import { expect, test } from "vitest";
import { contributionOf } from "./dashboard.ts";

const hint = (kind: "phone" | "hours" | "closed", count = 1) => ({ kind, count, newest: 9 });

test("hints are one task for each kind, at the part that they are about", () => {
  const { tasks } = contributionOf({ hints: [hint("hours", 3), hint("phone")] }, { mayWrite: true });
  expect(tasks.map(({ key, title, place }) => [key, title, place.page, place.place])).toEqual([
    ["hint-hours", "Hinweis prüfen: Öffnungszeiten stimmen nicht", "entry_data", "oeffnungszeiten"],
    ["hint-phone", "Hinweis prüfen: Telefonnummer stimmt nicht", "entry_data", "adresse"],
  ]);
  expect(tasks[0]?.detail).toContain("3\u00a0Mal");
});

test("what the company can't mend by itself leads to a question", () =>
  expect(contributionOf({ hints: [hint("closed")] }, { mayWrite: true }).tasks[0]?.place.page).toBe("service_cases"));

test("who may only read has no task", () =>
  expect(contributionOf({ hints: [hint("phone")] }, { mayWrite: false }).tasks).toEqual([]));
