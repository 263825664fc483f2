import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { companyDataFields } from "../entry/rules/company-data.ts";
import { ADDRESSES, NO_STREET, READ_OTHERWISE } from "./outside/addresses.ts";
import { formatShippingStreet, isHouseNumber, parseShippingStreet } from "./patterns.ts";

describe("streets that Germany has", () => {
  test.each(ADDRESSES)("%j is %j, %j in %s", (text, street, houseNumber) => {
    expect(parseShippingStreet(text)).toEqual({ street, houseNumber });
  });

  test.each(ADDRESSES)("%j put together is the same address again", (text) => {
    const parsed = parseShippingStreet(text);
    expect(parsed && parseShippingStreet(formatShippingStreet(parsed))).toEqual(parsed);
  });

  test.each(READ_OTHERWISE)("%j is read as %j, %j, meant is %s", (text, street, houseNumber) => {
    expect(parseShippingStreet(text)).toEqual({ street, houseNumber });
    // Nothing typed is lost by it.
    expect(formatShippingStreet({ street, houseNumber })).toBe(text);
  });
});

describe("no street and house number", () => {
  test.each(NO_STREET)("%j is refused with an example", (text) => {
    expect(parseShippingStreet(text)).toBeNull();
    expect(companyDataFields.ShippingStreet.safeParse(text).error?.issues[0]?.message).toBe(
      "Bitte geben Sie Straße und Hausnummer an, zum Beispiel: Lindenstraße 12.",
    );
  });
});

describe("in general", () => {
  const letter = fc.constantFrom("a", "B", "ß", "ä", "½");
  const number = fc.nat(999).map(String);
  const part = fc.oneof(
    number,
    fc.tuple(number, letter).map(([digits, suffix]) => digits + suffix),
  );
  const separator = fc.constantFrom("-", " - ", "–", "\u2011", "/", " / ", "+");

  test("parts of digits and letters with any separator between are a house number, up to 20 alphanumerics", () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), separator, (parts, by) => {
        const alphanumerics = parts.join("").length;
        const text = parts.join(by);
        expect(isHouseNumber(text)).toBe(alphanumerics <= 20 && text.length <= 40);
      }),
    );
  });

  test("whatever is taken has a street with a letter and comes back from its own line", () => {
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
