import { expect, test } from "vitest";
import { contributionOf } from "./dashboard.ts";

const TODAY = "2026-11-21";
const FACTS = { newest: 9, open: 3, recent: 1, avgScore: 4.345, count: 1284 };

test("open ratings are one task; score and new ratings are the result", () => {
  const { tasks, result } = contributionOf(FACTS, TODAY, true);
  expect(tasks).toMatchObject([{ title: "3 Bewertungen warten auf Ihre Antwort", minutes: 12 }]);
  expect(result).toMatchObject({
    text: "4,3 von 5 Sternen, eine neue Bewertung in 30 Tagen",
    source: "1.284 Bewertungen aller Portale, Stand 21.11.2026",
  });
});

test("without ratings there is no score, and who may not write has no task", () => {
  expect(contributionOf({ open: 0, newest: 0, recent: 0, avgScore: -1, count: 0 }, TODAY, true)).toEqual({
    tasks: [],
    result: null,
  });
  expect(contributionOf(FACTS, TODAY, false).tasks).toEqual([]);
});
