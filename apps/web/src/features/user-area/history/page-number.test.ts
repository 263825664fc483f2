import { expect, test } from "vitest";
import { pageNumberOf } from "./page-number.ts";

test.each([
  ["2", 2],
  ["999999", 999_999],
  [undefined, 1],
  ["0", 1],
  ["-1", 1],
  ["1e3", 1],
  ["abc", 1],
])("?seite=%s is page %i", (text, page) => {
  expect(pageNumberOf(text)).toBe(page);
});
