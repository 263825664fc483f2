import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatShippingStreet, parseShippingStreet } from "./patterns.ts";

describe("parseShippingStreet", () => {
  test.each<[string, string, string]>([
    ["Hauptstraße 12", "Hauptstraße", "12"],
    ["Hauptstraße", "Hauptstraße", ""],
    ["Hauptstr.12", "Hauptstr.", "12"],
    ["Hauptstraße 12a", "Hauptstraße", "12a"],
    ["Hauptstraße 12 a", "Hauptstraße", "12 a"],
    ["Hauptstraße 12-14", "Hauptstraße", "12-14"],
    ["Lange Reihe 7/1", "Lange Reihe", "7/1"],
    ["  Am   Markt 3 ", "Am Markt", "3"],
    ["Am Markt, 3", "Am Markt", "3"],
    ["Karl-Marx-Allee 90 A", "Karl-Marx-Allee", "90 A"],
    ["D'Alembert-Weg 4", "D'Alembert-Weg", "4"],
    ["Straße des 17. Juni 135", "Straße des 17. Juni", "135"],
    ["Straße des 17. Juni 135 a", "Straße des 17. Juni", "135 a"],
    ["Straße des 17. Juni 100-102", "Straße des 17. Juni", "100-102"],
    ["Straße des 17. Juni", "Straße des 17. Juni", ""],
    ["Platz des 4. Juli 1", "Platz des 4. Juli", "1"],
    ["1. Mai-Straße 5", "1. Mai-Straße", "5"],
    ["8. Mai Platz", "8. Mai Platz", ""],
    ["Q 7, 24", "Q 7", "24"],
    ["Q7, 24", "Q7", "24"],
    ["Q7 24", "Q7", "24"],
    ["C 4, 9b", "C 4", "9b"],
    ["N 1, 1", "N 1", "1"],
    ["Q 7", "Q", "7"],
    ["Straße 614 5", "Straße 614", "5"],
  ])("%j is parsed as %j, %j", (text, street, houseNumber) => {
    expect(parseShippingStreet(text)).toEqual({ street, houseNumber });
  });

  test.each([
    "",
    " ",
    "12",
    "12 a",
    ", 5",
    "...",
    "Hauptstraße 12;",
    "Hauptstraße 12, 3. OG links, bei Meier",
    "H".repeat(201),
  ])("%j is refused", (text) => {
    expect(parseShippingStreet(text)).toBeNull();
  });

  test("formatting a parsed street and parsing it again changes nothing", () => {
    const word = fc.constantFrom("Haupt", "Straße", "Am", "Markt", "Weg", "des", "Q");
    const number = fc.constantFrom("1", "12", "12a", "12-14", "7/1", "12 a", "");
    const address = fc.tuple(fc.array(word, { minLength: 1, maxLength: 4 }), fc.constantFrom("", " 17. Juni"), number);
    fc.assert(
      fc.property(address, ([words, ordinal, houseNumber]) => {
        const text = `${words.join(" ")}${ordinal} ${houseNumber}`.trim();
        const parsed = parseShippingStreet(text);
        expect(parsed).toEqual({ street: `${words.join(" ")}${ordinal}`, houseNumber });
        expect(parsed && formatShippingStreet(parsed)).toBe(text);
      }),
    );
  });
});
