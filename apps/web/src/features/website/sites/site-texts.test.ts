import type { WebsiteKeyword } from "@portal/contract/website/sites/calls";
import { expect, test } from "vitest";
import { addressHref, keywordsTitle, shownAddress, siteName } from "./site-texts.ts";

test.each([
  ["https://www.brandt.example/", "www.brandt.example"],
  ["http://brandt.example", "brandt.example"],
  ["https://brandt.example/dach/", "brandt.example/dach/"],
  ["HTTPS://brandt.example/?a=1", "brandt.example/?a=1"],
])("shownAddress(%s) is %s", (url, shown) => {
  expect(shownAddress(url)).toBe(shown);
});

test("a site without an address is named by its kind", () => {
  expect(siteName({ url: null, kind: "landing_page" })).toBe("Neue Zielseite");
  expect(siteName({ url: "https://brandt.example/", kind: "website" })).toBe("brandt.example");
});

test("an address without a scheme is linked by https", () => {
  expect(addressHref("brandt.example")).toBe("https://brandt.example");
  expect(addressHref("http://brandt.example")).toBe("http://brandt.example");
});

const keywords = (...inEntry: boolean[]): WebsiteKeyword[] =>
  inEntry.map((known, index) => ({ keyword: `Begriff ${index}`, websites: [1], inEntry: known }));

test.each([
  [keywords(true, true), "Alle Suchbegriffe stehen auch in Ihrem Eintrag"],
  [keywords(false, false), "Diese Suchbegriffe fehlen in Ihrem Eintrag"],
  [keywords(true, false), "Ein Suchbegriff fehlt in Ihrem Eintrag"],
  [keywords(true, false, false), "2 von 3 Suchbegriffen fehlen in Ihrem Eintrag"],
])("keywordsTitle of %j", (given, title) => {
  expect(keywordsTitle(given)).toBe(title);
});
