import { expect, test } from "vitest";
import { emptyAnswer, isAnswer, isBegun, keptAnswer } from "./answer-draft.ts";

const file = { id: "1", name: "a.pdf", bytes: 5, marker: "tmpfile-1" };

test("a draft keeps its text and the files that are uploaded", () => {
  const draft = { ...emptyAnswer("Hallo"), files: [file, { ...file, id: "2", marker: null }] };
  expect(keptAnswer(draft).files).toEqual([file]);
  expect(isBegun(draft)).toBe(true);
  expect(isBegun(emptyAnswer(" \n"))).toBe(false);
});

test.each([
  [{ text: "a", key: "k", files: [file] }, true],
  [{ text: "a", key: "k", files: [{ ...file, marker: null }] }, false],
  [{ text: "a", files: [] }, false],
  ["a", false],
  [null, false],
])("%j is a draft: %s", (found, is) => {
  expect(isAnswer(found)).toBe(is);
});
