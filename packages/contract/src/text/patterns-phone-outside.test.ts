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

/** Common ways to print an area code and a subscriber number. */
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

describe("phone numbers as printed in Germany", () => {
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

  test.each([...FICTION_LANDLINE, ...FICTION_MOBILE])("%j has the same tel: URL however it is printed", (text) => {
    const [area = "", ...rest] = text.replace("(0)", "").split(" ");
    const numbers = PRINTINGS.map((print) => print(area, rest.join(" ")));
    expect(numbers.filter((number) => !isPhoneNumber(number))).toEqual([]);
    expect(new Set(numbers.map(phoneHref))).toEqual(new Set([`tel:+49${area}${rest.join("")}`]));
  });
});

describe("printed numbers that the specification refuses", () => {
  test.each(PRINTED_WITH_SINGLE_DIGITS)("%j has a group of one digit, which the error names", (text) => {
    expect(isPhoneNumber(text)).toBe(false);
    expect(phoneRefusal("phone")(text)).toBe(
      "Bitte schreiben Sie einzelne Ziffern mit der Gruppe daneben zusammen, zum Beispiel: 030 23125100.",
    );
  });

  test.each(LIBPHONENUMBER_SINGLE_DIGIT)("$kind in libphonenumber's format is refused", ({ national }) => {
    expect(isPhoneNumber(national)).toBe(false);
    // The spelling that the error suggests is accepted.
    expect(isPhoneNumber(national.replace(/ (\d) /, "$1 "))).toBe(true);
  });

  test("a single digit at the end is refused in a fax number and accepted in a phone number", () => {
    expect(isPhoneNumber("030 227-0")).toBe(true);
    expect(isMobileOrFaxNumber("030 227-0")).toBe(false);
    expect(phoneRefusal("fax")("030 227-0")).toBe(
      "Bitte schreiben Sie die letzte Ziffer mit der Gruppe davor zusammen, zum Beispiel: 030 23125 101.",
    );
    expect(isMobileOrFaxNumber("030 2270")).toBe(true);
  });

  test("a short number is refused as mobile or fax number", () => {
    expect(["110", "112", "115"].filter(isMobileOrFaxNumber)).toEqual([]);
    expect(phoneRefusal("mobile")("115")).toBe("Bitte geben Sie eine Mobilnummer an, zum Beispiel: 0152 28817386.");
  });
});

describe("texts that contain more than a German phone number", () => {
  test.each(NO_GERMAN_NUMBER)("%j is refused", (text) => {
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
  ])("the error for %j is %j", (text, message) => {
    expect(phoneRefusal("phone")(text)).toBe(message);
  });
});

describe("generated numbers", () => {
  const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${min - 1},${max - 1}}$`));
  const printing = fc.constantFrom(...PRINTINGS);

  test("any spelling of a number has the same tel: URL", () => {
    fc.assert(
      fc.property(digits(2, 5), digits(3, 8), printing, printing, (area, rest, one, other) => {
        expect(isPhoneNumber(one(area, rest))).toBe(true);
        expect(phoneHref(one(area, rest))).toBe(phoneHref(other(area, rest)));
      }),
    );
  });

  test("the displayed number is valid and has the same tel: URL", () => {
    fc.assert(
      fc.property(digits(2, 5), digits(3, 8), printing, (area, rest, print) => {
        const shown = phoneDisplay(print(area, rest));
        expect(shown).toMatch(/^\+?\d+( \d+)*$/);
        expect(isPhoneNumber(shown)).toBe(true);
        expect(phoneHref(shown)).toBe(phoneHref(print(area, rest)));
      }),
    );
  });

  test("a group of one digit before the last group is refused; joined with its neighbour it is accepted", () => {
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
