import { expect, test } from "vitest";
import { foundParts, searchedDigits, searchMatcher, searchPatterns } from "./words.ts";

const matches = (search: string, text: string): boolean => searchMatcher(searchPatterns(search))(text);

test.each([
  ["müller", "Frau Mueller"],
  ["mueller", "Frau Müller"],
  ["muller", "Frau Müller"],
  ["strasse", "Lange Straße 3"],
  ["straße", "Lange Strasse 3"],
  ["MÜLLER rohr", "Rohrbruch bei Müller"],
  ["cafe", "Café Anna"],
  ["50%", "50% Rabatt"],
  ["a.b", "Version A.B"],
])("%s finds %s", (search, text) => expect(matches(search, text)).toBe(true));

test.each([
  ["müller dach", "Rohrbruch bei Müller"],
  ["a.b", "Version AXB"],
  ["100%", "1000"],
])("%s does not find %s", (search, text) => expect(matches(search, text)).toBe(false));

test("at most three words are looked for, and separators are none", () => {
  expect(searchPatterns(" x, y ; z w ")).toEqual(["x", "y", "z"]);
  expect(searchPatterns(" , ")).toEqual([]);
});

test.each([
  ["030 23125", "3023125"],
  ["+49 30 231", "30231"],
  ["12", ""],
  ["Haus 1234", ""],
])("searchedDigits(%s) is %s", (text, digits) => expect(searchedDigits(text)).toBe(digits));

test("foundParts marks every place of every word", () => {
  expect(foundParts("Müller, Rohr und mueller", searchPatterns("müller rohr"))).toEqual([
    { text: "Müller", isFound: true },
    { text: ", ", isFound: false },
    { text: "Rohr", isFound: true },
    { text: " und ", isFound: false },
    { text: "mueller", isFound: true },
  ]);
  expect(foundParts("Rohr", [])).toEqual([{ text: "Rohr", isFound: false }]);
});
