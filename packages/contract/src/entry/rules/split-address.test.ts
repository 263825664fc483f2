import { describe, expect, test } from "vitest";
import { companyDataFields } from "./company-data.ts";
import { splitAddress } from "./split-address.ts";

const fields = (ShippingStreet: string, ShippingPostalCode?: string, ShippingCity?: string) => ({
  ShippingStreet,
  ...(ShippingPostalCode !== undefined && { ShippingPostalCode }),
  ...(ShippingCity !== undefined && { ShippingCity }),
});

describe("a whole address is divided among the fields", () => {
  test.each([
    ["Gontardstraße 7, 10178 Berlin", fields("Gontardstraße 7", "10178", "Berlin")],
    ["Gontardstraße 7 10178 Berlin", fields("Gontardstraße 7", "10178", "Berlin")],
    ["10178 Berlin, Gontardstraße 7", fields("Gontardstraße 7", "10178", "Berlin")],
    ["Lindenstr. 12 a, D-10969 Berlin", fields("Lindenstr. 12a", "10969", "Berlin")],
    ["Straße des 17. Juni 135, 10623 Berlin", fields("Straße des 17. Juni 135", "10623", "Berlin")],
    ["Q 7, 24, 68161 Mannheim", fields("Q 7, 24", "68161", "Mannheim")],
    ["Am Markt 3, 26122 Oldenburg (Oldb)", fields("Am Markt 3", "26122", "Oldenburg (Oldb)")],
    ["Ringstr. 4, Berlin", fields("Ringstr. 4", undefined, "Berlin")],
  ])("%s", (text, expected) => expect(splitAddress(text)).toEqual(expected));
});

describe("nothing is divided", () => {
  test.each([
    ["a street alone", "Gontardstraße 7"],
    ["a place alone", "10178 Berlin"],
    ["a part of the building would be lost", "Gontardstraße 7, Hinterhaus, 10178 Berlin"],
    ["a person would be lost", "c/o Brandt, Gontardstraße 7, 10178 Berlin"],
    ["two addresses", "Gontardstraße 7, 10178 Berlin und Lindenstraße 12, 10969 Berlin"],
    ["the street's own rule refuses the street", "Weg der 7 Linden 1. Ufer 5, 12345 Berlin"],
    ["no address", "Bitte klingeln bei Brandt"],
    ["nothing", ""],
  ])("%s: %s", (_because, text) => expect(splitAddress(text)).toBeNull());
});

test("what is divided passes the rules of its fields", () => {
  const streets = ["Hauptstraße", "Am Bach", "Nördl. Ringstr.", "Friedr.-Ebert-Str.", "Kirchg.", "Gr. Bleichen", "Q 7"];
  const numbers = ["5", "12 a", "12-14", "7/1", "12 1/2", "3 bis 5", "12+14"];
  const places = ["01067 Dresden", "20095 Hamburg", "96450 Coburg", "18546 Sassnitz", "61348 Bad Homburg v. d. Höhe"];
  let divided = 0;
  for (const street of streets) {
    for (const number of numbers) {
      for (const place of places) {
        const found = splitAddress(`${street} ${number}, ${place}`);
        if (found === null) continue;
        divided += 1;
        for (const [field, value] of Object.entries(found)) {
          expect(companyDataFields[field as keyof typeof found].safeParse(value).success, value).toBe(true);
        }
        expect(`${found.ShippingPostalCode} ${found.ShippingCity}`).toBe(place);
      }
    }
  }
  expect(divided).toBeGreaterThan(150);
});
