import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  averageOf,
  employerCriteria,
  firstAwardDay,
  meetsEmployer,
  meetsSignet,
  scoreText,
  signetCriteria,
} from "./rules.ts";

test.each([
  [{ ratings: 10, stars: 40 }, true],
  [{ ratings: 10, stars: 39 }, false],
  [{ ratings: 9, stars: 45 }, false],
  [{ ratings: 0, stars: 0 }, false],
  [{ ratings: 1001, stars: 4004 }, true],
])("%j: the signet is earned: %s", (sum, expected) => {
  expect(meetsSignet(sum)).toBe(expected);
  expect(signetCriteria(sum).every(({ isMet }) => isMet)).toBe(expected);
});

test("the score is never rounded up, and has one decimal", () => {
  expect(averageOf({ ratings: 0, stars: 0 })).toBeNull();
  expect(scoreText({ ratings: 3, stars: 14 })).toBe("4,6");
  expect(scoreText({ ratings: 2, stars: 8 })).toBe("4,0");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.float({ min: 1, max: 5, noNaN: true }), (ratings, mean) => {
      const stars = Math.round(ratings * mean);
      expect(averageOf({ ratings, stars })).toBeLessThanOrEqual(stars / ratings);
    }),
  );
});

test("twelve months end today", () => {
  expect(firstAwardDay("2026-11-23")).toBe("2025-11-24");
  expect(firstAwardDay("2028-02-29")).toBe("2027-03-01");
});

test.each([
  [null, false],
  [{ surveyedOn: "2026-01-01", answers: 5, recommending: 4 }, true],
  [{ surveyedOn: "2026-01-01", answers: 4, recommending: 4 }, false],
  [{ surveyedOn: "2026-01-01", answers: 10, recommending: 7 }, false],
  [{ surveyedOn: "2024-11-22", answers: 50, recommending: 50 }, false],
])("survey %j: top employer is earned: %s", (survey, expected) => {
  expect(meetsEmployer(survey, "2026-11-23")).toBe(expected);
  expect(employerCriteria(survey, "2026-11-23")).toHaveLength(3);
});
