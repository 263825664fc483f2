import { expect, test } from "vitest";
import { starWords } from "./star-words.ts";

test.each([
  [1, "Ein von fünf Sternen"],
  [4, "Vier von fünf Sternen"],
  [5, "Fünf von fünf Sternen"],
])("%i", (stars, words) => {
  expect(starWords(stars)).toBe(words);
});
