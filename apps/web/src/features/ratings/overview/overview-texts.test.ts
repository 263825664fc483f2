import { expect, test } from "vitest";
import { feedTexts, formulaOf, scoreDelta, scoreText, starRows } from "./overview-texts.ts";

test("the formula weighs each source by its ratings and leaves out those without", () => {
  const portalRatings = [
    { source: "GOOGLEMYBUSINESS" as const, count: 3, avgScore: 14 / 3 },
    { source: "DIALO" as const, count: 0, avgScore: -1 },
    { source: "GOLOCAL" as const, count: 1, avgScore: 2 },
  ];
  const overview = {
    portalRatings,
    overall: { count: 4, avgScore: 4 },
    stars: [0, 1, 0, 1, 2] as const,
    open: 0,
    feeds: [],
  };
  expect(formulaOf(overview)).toBe("(3 × 4,67 + 1 × 2,00) ÷ 4 = 4,00");
  expect(formulaOf({ ...overview, portalRatings: [] })).toBe("");
});

test("−1 is never shown as a figure", () => {
  expect(scoreText({ count: 0, avgScore: -1 })).toBe("noch keine");
  expect(scoreText({ count: 2, avgScore: 4.25 })).toBe("4,3");
});

test("a source says how far it is known, and why not further", () => {
  const never = { source: "CYLEX" as const, fetchedAt: null, problem: null };
  expect(feedTexts(never)).toEqual({ stand: "noch nie geholt", problem: null });
  const { stand, problem } = feedTexts({ ...never, fetchedAt: "2026-03-01T08:12:00.000Z", problem: "too_few" });
  expect(stand).toMatch(/^Stand .*2026/);
  expect(problem).toContain("löschen vorher nichts");
});

test("scores are compared in tenths, and only where both have ratings", () => {
  expect(scoreDelta({ count: 1, avgScore: 4.5 }, { count: 1, avgScore: 4.2 })).toEqual({
    text: "0,3",
    direction: "up",
    good: true,
  });
  expect(scoreDelta({ count: 1, avgScore: 4.5 }, { count: 0, avgScore: -1 })).toBeUndefined();
});

test("stars are listed from five to one, with their share of the most frequent", () => {
  expect(starRows([1, 0, 0, 2, 4])[0]).toEqual({ stars: 5, count: 4, share: 1 });
  expect(starRows([1, 0, 0, 2, 4])[4]).toEqual({ stars: 1, count: 1, share: 0.25 });
});
