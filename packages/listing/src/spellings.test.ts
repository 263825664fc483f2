import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isSameCity,
  isSameHouseNumber,
  isSameStreet,
  normaliseCity,
  normaliseHouseNumber,
  normalisePostalCode,
  normaliseStreet,
  readStreetLine,
} from "./address.ts";
import { isSamePhone, isSameWebsite, normalisePhone, normaliseWebsite } from "./contact.ts";
import { isSameName, nameLikeness, normaliseName } from "./name.ts";
import * as spellings from "./testing/spellings.ts";
import { foldText } from "./fold-text.ts";

type IsSame = (a: string, b: string) => boolean;
type Groups = readonly (readonly string[])[];
type Pairs = readonly (readonly [string, string])[];

const FIELDS: readonly [string, IsSame, (text: string) => string, Groups, Pairs][] = [
  ["names", isSameName, normaliseName, spellings.SAME_NAMES, spellings.OTHER_NAMES],
  ["streets", isSameStreet, normaliseStreet, spellings.SAME_STREETS, spellings.OTHER_STREETS],
  [
    "house numbers",
    isSameHouseNumber,
    normaliseHouseNumber,
    spellings.SAME_HOUSE_NUMBERS,
    spellings.OTHER_HOUSE_NUMBERS,
  ],
  ["towns", isSameCity, normaliseCity, spellings.SAME_CITIES, spellings.OTHER_CITIES],
  ["phones", isSamePhone, normalisePhone, spellings.SAME_PHONES, spellings.OTHER_PHONES],
  ["websites", isSameWebsite, normaliseWebsite, spellings.SAME_WEBSITES, spellings.OTHER_WEBSITES],
];

/** Text made of fragments that the rules look for, and any text. */
const FRAGMENTS =
  "GmbH|& Co. KG|e. K.|Inh.|UG|Straße|str.|Am|a.|d.|St.|12|0|+49|(0)|/|-| |–|Bad|(Westf.)|ß|Ü|u\u0308|İ|½|www.|http://|?utm_a=1|.de|a";
const fragments = fc.array(fc.constantFrom(...FRAGMENTS.split("|")), { maxLength: 8 }).map((parts) => parts.join(""));
const anyText = fc.oneof(fragments, fc.string({ unit: "binary", maxLength: 40 }), fc.string({ maxLength: 40 }));

describe.each(FIELDS)("%s", (_, isSame, normalise, same, other) => {
  const pairs = same.flatMap((group) => group.flatMap((a) => group.map((b) => [a, b] as const)));
  test.each(pairs)("%s equals %s", (a, b) => expect(isSame(a, b)).toBe(true));
  test.each(other)("%s does not equal %s", (a, b) => expect([isSame(a, b), isSame(b, a)]).toEqual([false, false]));

  test("normalising twice gives the same result", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  test("the comparison is symmetric", () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => isSame(a, b) === isSame(b, a)),
      { numRuns: 3000 },
    );
  });

  test("NFC and NFD are equal", () => {
    fc.assert(fc.property(anyText, (text) => normalise(text.normalize("NFC")) === normalise(text.normalize("NFD"))));
  });
});

test("folding twice gives the same result", () => {
  fc.assert(
    fc.property(anyText, (text) => foldText(foldText(text)) === foldText(text)),
    { numRuns: 3000 },
  );
});

test.each([
  ["50825", "50825"],
  [" D-50825 ", "50825"],
  ["DE 01067", "01067"],
  ["５０８２５", "50825"],
  ["1067", ""],
  ["508256", ""],
  ["Köln", ""],
])("postal code %s: %s", (text, code) => expect(normalisePostalCode(text)).toBe(code));

test.each([
  ["Vogelsanger Str. 214", "Vogelsanger Str.", "214"],
  ["Vogelsanger Straße 214, Hinterhaus", "Vogelsanger Straße", "214"],
  ["Vogelsanger Straße 214 (2. OG)", "Vogelsanger Straße", "214"],
  ["Vogelsanger Straße Nr. 214", "Vogelsanger Straße", "214"],
  ["214 Vogelsanger Straße", "Vogelsanger Straße", "214"],
  ["Straße des 17. Juni 135", "Straße des 17. Juni", "135"],
  ["Q 7, 24", "Q 7", "24"],
  ["Am Markt", "Am Markt", ""],
])("%s is taken apart", (line, street, houseNumber) => expect(readStreetLine(line)).toEqual({ street, houseNumber }));

test("a line without a street is null", () =>
  expect([readStreetLine(""), readStreetLine("214")]).toEqual([null, null]));

test.each([
  ["Dachdeckerei Lorenz GmbH", "Lorenz Dachdeckerei", 0.9, 1],
  ["Bäckerei Petersen e. K.", "Bäckerei Petersen Filiale Ottensen", 0.8, 1],
  ["Dachdeckerei Lorenz", "Dachdeckrei Lorenz", 0.9, 1],
  ["Dachdeckerei Lorenz", "Zahnarztpraxis Hollenbach", 0, 0.4],
  ["", "", 0, 0],
])("%s and %s are alike", (a, b, least, most) => {
  const alike = nameLikeness(a, b);
  expect([alike >= least, alike <= most, alike === nameLikeness(b, a)]).toEqual([true, true, true]);
});

test("hostile text is compared within the limit", () => {
  const long = ["a", " ", "-", "str.", "0", "(", "+49", "\u0301", "gmbh ", "inh "].map((part) => part.repeat(300));
  const start = performance.now();
  for (const text of long) for (const [, isSame] of FIELDS) isSame(text, text);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('"bis" becomes a hyphen only between two numbers', () => {
  expect(normaliseHouseNumber("12a bis 14")).toBe("12a-14");
  expect(normaliseHouseNumber("b.is")).toBe(normaliseHouseNumber(normaliseHouseNumber("b.is")));
});
