import { expect, test } from "vitest";
import { nextIndex } from "./menu.tsx";

const labels = ["Bearbeiten", "Ansehen", "Öffnen", "Archivieren"];

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 3, 0],
  ["ArrowDown", -1, 0],
  ["ArrowUp", 0, 3],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 3],
  ["a", 0, 1],
  ["a", 1, 3],
  ["a", 3, 1],
  ["ö", 0, 2],
  ["Ö", 0, 2],
])("%s from %i leads to %i", (key, from, to) => {
  expect(nextIndex(key, labels, from)).toBe(to);
});

test.each(["x", " ", "Enter", "Escape", "Shift"])("%j leads nowhere", (key) => {
  expect(nextIndex(key, labels, 0)).toBeUndefined();
});
