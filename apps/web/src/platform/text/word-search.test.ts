import { expect, test } from "vitest";
import { wordSearch } from "./word-search.ts";

test.each([
  ["", "Bäckerei", true],
  ["  ", "Bäckerei", true],
  ["bäckerei", "BÄCKEREI Müller", true],
  ["backerei", "Bäckerei", true],
  ["baeckerei", "Ba\u0308ckerei", true],
  ["Bäckerei", "Baeckerei", true],
  ["strasse", "Hauptstraße", true],
  ["straße", "HAUPTSTRASSE", true],
  ["yildiz", "Yıldız", true],
  ["müller dach", "Dachdecker Müller", true],
  ["müller dach", "Bäckerei Müller", false],
  ["(", "Bäckerei", false],
])("the search %j in %j: %s", (search, text, found) => {
  expect(wordSearch(search)(text)).toBe(found);
});
