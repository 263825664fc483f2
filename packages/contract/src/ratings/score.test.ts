import { expect, test } from "vitest";
import { addStars, NO_STARS, scoreOf } from "./score.ts";

test("no ratings have no score", () => {
  expect(scoreOf(NO_STARS)).toEqual({ count: 0, avgScore: -1 });
});

test("sources weigh by their ratings: 3 of 5 stars and 1 of 1 star make 4", () => {
  expect(scoreOf(addStars([0, 0, 0, 0, 3], [1, 0, 0, 0, 0]))).toEqual({ count: 4, avgScore: 4 });
});
