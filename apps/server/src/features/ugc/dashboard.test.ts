import { expect, test } from "vitest";
import { contributionOf } from "./dashboard.ts";

const hint = (kind: "phone" | "hours" | "erasure", count = 1) => ({ kind, count, newest: 9 });

test("hints are one task for each kind, where the company decides about them", () => {
  const { tasks } = contributionOf({ hints: [hint("hours", 3), hint("phone")] }, { mayWrite: true });
  expect(tasks.map(({ key, title, place }) => [key, title, place.page, place.place])).toEqual([
    ["hint-hours", "Hinweis prüfen: Öffnungszeiten stimmen nicht", "entry_differences", "hinweise"],
    ["hint-phone", "Hinweis prüfen: Telefonnummer stimmt nicht", "entry_differences", "hinweise"],
  ]);
  expect(tasks[0]?.detail).toContain("3\u00a0Mal");
});

test("a request for erasure, which the provider decides, leads to a question", () =>
  expect(contributionOf({ hints: [hint("erasure")] }, { mayWrite: true }).tasks[0]?.place.page).toBe("service_cases"));

test("who may only read has no task", () =>
  expect(contributionOf({ hints: [hint("phone")] }, { mayWrite: false }).tasks).toEqual([]));
