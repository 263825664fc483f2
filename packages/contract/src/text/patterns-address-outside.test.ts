import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { companyDataFields } from "../entry/rules/company-data.ts";
import { ADDRESSES, NO_STREET, READ_OTHERWISE } from "./outside/addresses.ts";
import { formatShippingStreet, isHouseNumber, parseShippingStreet } from "./patterns.ts";

describe("real German addresses", () => {
  test.each(ADDRESSES)("%j is parsed as %j, %j (%s)", (text, street, houseNumber) => {
    expect(parseShippingStreet(text)).toEqual({ street, houseNumber });
  });

  test.each(ADDRESSES)("formatting the parsed %j gives the same address", (text) => {
    const parsed = parseShippingStreet(text);
    expect(parsed && parseShippingStreet(formatShippingStreet(parsed))).toEqual(parsed);
  });

  test.each(READ_OTHERWISE)("%j is parsed as %j, %j, although people mean %s", (text, street, houseNumber) => {
    expect(parseShippingStreet(text)).toEqual({ street, houseNumber });
    // The parsed parts still contain everything that was typed.
    expect(formatShippingStreet({ street, houseNumber })).toBe(text);
  });
});

describe("texts that are not a street with house number", () => {
  test.each(NO_STREET)("%j is refused with an example", (text) => {
    expect(parseShippingStreet(text)).toBeNull();
    expect(companyDataFields.ShippingStreet.safeParse(text).error?.issues[0]?.message).toBe(
      "Bitte geben Sie Straße und Hausnummer an, zum Beispiel: Lindenstraße 12.",
    );
  });
});

describe("generated addresses", () => {
  const letter = fc.constantFrom("a", "B", "ß", "ä", "½");
  const number = fc.nat(999).map(String);
  const part = fc.oneof(
    number,
    fc.tuple(number, letter).map(([digits, suffix]) => digits + suffix),
  );
  const separator = fc.constantFrom("-", " - ", "–", "\u2011", "/", " / ", "+");

  test("up to 20 alphanumerics with any separators between digits and letters are a house number", () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), separator, (parts, by) => {
        const alphanumerics = parts.join("").length;
        const text = parts.join(by);
        expect(isHouseNumber(text)).toBe(alphanumerics <= 20 && text.length <= 40);
      }),
    );
  });

  test("any accepted street contains a letter and is parsed again from its own line", () => {
    const piece = fc.oneof(
      fc.constantFrom("Straße", "Am", "des", "17.", "Juni", "Q", "7", "B", "42", "12a", "1/2", "-", ",", " ", "/", "ß"),
      fc.string({ unit: "grapheme", maxLength: 3 }),
    );
    const text = fc.tuple(fc.array(piece, { maxLength: 8 }), fc.constantFrom("", " ")).map(([all, by]) => all.join(by));
    fc.assert(
      fc.property(text, (typed) => {
        const parsed = parseShippingStreet(typed);
        if (!parsed) return;
        expect(parsed.street).toMatch(/\p{L}/u);
        expect(parsed.houseNumber === "" || isHouseNumber(parsed.houseNumber)).toBe(true);
        expect(parseShippingStreet(formatShippingStreet(parsed))).not.toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});
