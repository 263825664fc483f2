import { expect, test } from "vitest";
import { starText } from "./star-texts.ts";

test.each([
  [1, "Ein von fünf Sternen"],
  [4, "Vier von fünf Sternen"],
  [5, "Fünf von fünf Sternen"],
])('%i stars are "%s"', (stars, words) => {
  expect(starText(stars)).toBe(words);
});
