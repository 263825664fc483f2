import { expect, test } from "vitest";
import { contributionOf } from "./dashboard.ts";

const TODAY = "2026-11-21";
const NOTHING_TO_DO = {
  open: 0,
  newest: 0,
  failed: 0,
  failed_rating: 0,
  failed_at: "",
  reports: 0,
  reported_at: "",
  recent: 0,
};
const FACTS = { ...NOTHING_TO_DO, newest: 9, open: 3, recent: 1, avgScore: 4.345, count: 1284 };

test("open ratings are one task; score and new ratings are the result", () => {
  const { tasks, result } = contributionOf(FACTS, TODAY, true);
  expect(tasks).toMatchObject([{ title: "3 Bewertungen warten auf Ihre Antwort", minutes: 12 }]);
  expect(result).toMatchObject({
    text: "4,3 von 5 Sternen, eine neue Bewertung in 30 Tagen",
    source: "1.284 Bewertungen aller Portale, Stand 21.11.2026",
  });
});

test("without ratings there is no score, and who may not write has no task", () => {
  expect(contributionOf({ ...NOTHING_TO_DO, avgScore: -1, count: 0 }, TODAY, true)).toEqual({
    tasks: [],
    result: null,
  });
  expect(contributionOf({ ...FACTS, failed: 1, reports: 1 }, TODAY, false).tasks).toEqual([]);
});

test("answers that did not reach Google are a task that leads to the latest of them", () => {
  const { tasks } = contributionOf({ ...FACTS, open: 0, failed: 2, failed_rating: 17, failed_at: "a" }, TODAY, true);
  expect(tasks).toMatchObject([
    {
      title: "2 Antworten sind nicht bei Google angekommen",
      place: { page: "ratings_manage", query: { bewertung: "17" } },
      version: "17 a",
    },
  ]);
});

test("a report that nobody has seen is a task, and a newer one brings it back", () => {
  const of = (at: string) => contributionOf({ ...FACTS, open: 0, reports: 1, reported_at: at }, TODAY, true).tasks;
  expect(of("a")).toMatchObject([{ title: "Ein neuer Bericht zu Ihrem Vermarktungspaket ist da", version: "a" }]);
  expect(of("b")[0]?.version).not.toBe(of("a")[0]?.version);
});
