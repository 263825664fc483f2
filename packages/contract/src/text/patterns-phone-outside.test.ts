import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { phoneDisplay, phoneHref } from "./formats.ts";
import {
  FICTION_LANDLINE,
  FICTION_MOBILE,
  LIBPHONENUMBER_EXAMPLES,
  LIBPHONENUMBER_SINGLE_DIGIT,
  NO_GERMAN_NUMBER,
  PRINTED,
  PRINTED_WITH_SINGLE_DIGITS,
} from "./outside/phone-numbers.ts";
import { isMobileOrFaxNumber, isPhoneNumber } from "./patterns.ts";
import { phoneRefusal } from "./phone-refusal.ts";

/** Ways of printing one number of an area code and a subscriber's number. */
const PRINTINGS = [
  (area: string, rest: string) => `0${area} ${rest}`,
  (area: string, rest: string) => `0${area}/${rest}`,
  (area: string, rest: string) => `0${area} / ${rest}`,
  (area: string, rest: string) => `0${area}-${rest}`,
  (area: string, rest: string) => `0${area} – ${rest}`,
  (area: string, rest: string) => `0${area}\u2011${rest}`,
  (area: string, rest: string) => `0${area}\u202f${rest}`,
  (area: string, rest: string) => `0${area}.${rest}`,
  (area: string, rest: string) => `0${area}${rest}`,
  (area: string, rest: string) => `(0${area}) ${rest}`,
  (area: string, rest: string) => `(0)${area} ${rest}`,
  (area: string, rest: string) => `+49 ${area} ${rest}`,
  (area: string, rest: string) => `+49${area}${rest}`,
  (area: string, rest: string) => `+49 (0)${area} ${rest}`,
  (area: string, rest: string) => `+49(0)${area}-${rest}`,
  (area: string, rest: string) => `+49 (${area}) ${rest}`,
  (area: string, rest: string) => `(+49) ${area} ${rest}`,
  (area: string, rest: string) => `+49 0${area} ${rest}`,
  (area: string, rest: string) => `0049 ${area} ${rest}`,
  (area: string, rest: string) => `0049 (0)${area}/${rest}`,
];

describe("numbers that Germany prints", () => {
  test.each([...FICTION_LANDLINE, ...PRINTED])("%j is a phone number", (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  test.each(FICTION_MOBILE)("%j is a mobile number", (text) => {
    expect(isMobileOrFaxNumber(text)).toBe(true);
    expect(isPhoneNumber(text)).toBe(true);
    expect(phoneHref(text)).toMatch(/^tel:\+491[57]\d{8,9}$/);
  });

  test.each(LIBPHONENUMBER_EXAMPLES)("$kind: $national is $e164", ({ national, e164 }) => {
    expect([national, e164].filter((text) => !isPhoneNumber(text))).toEqual([]);
    expect(phoneHref(national)).toBe(`tel:${e164}`);
    expect(phoneHref(e164)).toBe(`tel:${e164}`);
  });

  test.each([...FICTION_LANDLINE, ...FICTION_MOBILE])("%j in every printing is one number to call", (text) => {
    const [area = "", ...rest] = text.replace("(0)", "").split(" ");
    const numbers = PRINTINGS.map((print) => print(area, rest.join(" ")));
    expect(numbers.filter((number) => !isPhoneNumber(number))).toEqual([]);
    expect(new Set(numbers.map(phoneHref))).toEqual(new Set([`tel:+49${area}${rest.join("")}`]));
  });
});

describe("refused by the specification's words although Germany prints it", () => {
  test.each(PRINTED_WITH_SINGLE_DIGITS)("%j has a group of one digit, which the message names", (text) => {
    expect(isPhoneNumber(text)).toBe(false);
    expect(phoneRefusal("phone")(text)).toBe(
      "Bitte schreiben Sie einzelne Ziffern mit der Gruppe daneben zusammen, zum Beispiel: 030 23125100.",
    );
  });

  test.each(LIBPHONENUMBER_SINGLE_DIGIT)("$kind in the format of libphonenumber", ({ national }) => {
    expect(isPhoneNumber(national)).toBe(false);
    // Written together, as the message says, they are taken.
    expect(isPhoneNumber(national.replace(/ (\d) /, "$1 "))).toBe(true);
  });

  test("fax numbers that end in a single digit, which phones may", () => {
    expect(isPhoneNumber("030 227-0")).toBe(true);
    expect(isMobileOrFaxNumber("030 227-0")).toBe(false);
    expect(phoneRefusal("fax")("030 227-0")).toBe(
      "Bitte schreiben Sie die letzte Ziffer mit der Gruppe davor zusammen, zum Beispiel: 030 23125 101.",
    );
    expect(isMobileOrFaxNumber("030 2270")).toBe(true);
  });

  test("short numbers as mobile or fax", () => {
    expect(["110", "112", "115"].filter(isMobileOrFaxNumber)).toEqual([]);
    expect(phoneRefusal("mobile")("115")).toBe("Bitte geben Sie eine Mobilnummer an, zum Beispiel: 0152 28817386.");
  });
});

describe("more than a number, or none of Germany's", () => {
  test.each(NO_GERMAN_NUMBER)("%j", (text) => {
    expect(isPhoneNumber(text)).toBe(false);
    expect(isMobileOrFaxNumber(text)).toBe(false);
    expect(phoneRefusal("phone")(text)).toMatch(/^Bitte [^!]*, zum Beispiel: 030 23125100\.$/);
  });

  test.each([
    ["Tel.: 030 227-0", "Bitte geben Sie nur die Nummer an, ohne Wörter, zum Beispiel: 030 23125100."],
    ["+43 1 53115-0", "Bitte geben Sie eine deutsche Nummer an, mit Vorwahl oder mit +49, zum Beispiel: 030 23125100."],
    [
      "0033 1 42 92 81 00",
      "Bitte geben Sie eine deutsche Nummer an, mit Vorwahl oder mit +49, zum Beispiel: 030 23125100.",
    ],
    ["--", "Bitte geben Sie eine Telefonnummer an, zum Beispiel: 030 23125100."],
  ])("of %j it says %j", (text, message) => {
    expect(phoneRefusal("phone")(text)).toBe(message);
  });
});

describe("in general", () => {
  const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${min - 1},${max - 1}}$`));
  const printing = fc.constantFrom(...PRINTINGS);

  test("however it is printed, it is the same number to call", () => {
    fc.assert(
      fc.property(digits(2, 5), digits(3, 8), printing, printing, (area, rest, one, other) => {
        expect(isPhoneNumber(one(area, rest))).toBe(true);
        expect(phoneHref(one(area, rest))).toBe(phoneHref(other(area, rest)));
      }),
    );
  });

  test("what is shown can be typed in again and calls the same", () => {
    fc.assert(
      fc.property(digits(2, 5), digits(3, 8), printing, (area, rest, print) => {
        const shown = phoneDisplay(print(area, rest));
        expect(shown).toMatch(/^\+?\d+( \d+)*$/);
        expect(isPhoneNumber(shown)).toBe(true);
        expect(phoneHref(shown)).toBe(phoneHref(print(area, rest)));
      }),
    );
  });

  test("a group of one digit before the last is refused wherever it stands, and joined it is taken", () => {
    const group = digits(2, 4);
    fc.assert(
      fc.property(fc.array(group, { maxLength: 3 }), digits(1, 1), fc.array(group, { minLength: 1 }), (a, one, b) => {
        fc.pre([...a, one, ...b].join(" ").length <= 40);
        const [first = "", ...rest] = b;
        expect(isPhoneNumber([...a, one, ...b].join(" "))).toBe(false);
        expect(isPhoneNumber([...a, `${one}${first}`, ...rest].join(" "))).toBe(true);
      }),
    );
  });
});
