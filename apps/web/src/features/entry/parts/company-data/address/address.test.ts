import type { AddressFinding, AddressValidation } from "@portal/contract/addresses/calls";
import { describe, expect, test } from "vitest";
import { digitsOf, addressHintsOf, partsOfStreet, questionOf, takeStreet, withStreet } from "./address.ts";

test.each([
  ["Lindenstraße 12", "Lindenstraße", "12"],
  ["Lindenstr", "Lindenstr", ""],
  ["Am Kanal 7/1", "Am Kanal", "7/1"],
  ["Straße des 17. Juni 135", "Straße des", "17. Juni 135"],
  ["Q 7, 24", "Q 7, 24", ""],
  ["L14 6", "L14 6", ""],
  ["", "", ""],
])("for the street line %j the search text is %j", (text, name, number) =>
  expect(partsOfStreet(text)).toEqual({ name, number }),
);

test("withStreet keeps the house number, or ends with a space for one", () => {
  expect(withStreet("lindenst 12 a", "Lindenstraße")).toBe("Lindenstraße 12 a");
  expect(withStreet("lindenst", "Lindenstraße")).toBe("Lindenstraße ");
});

test.each([
  ["10969", "10969"],
  ["D-10969", "10969"],
  ["01067 Dresden", "01067"],
  ["1 0 9", "109"],
])("the digits of %j are %j", (text, digits) => expect(digitsOf(text)).toBe(digits));

const address = { ShippingStreet: "lindenst 12", ShippingPostalCode: "", ShippingCity: "" };

test("takeStreet fills in an empty postal code and city, and keeps typed ones", () => {
  const street = { name: "Lindenstraße", zipCode: "10969", city: "Berlin" };
  expect(takeStreet(address, street)).toEqual({
    ShippingStreet: "Lindenstraße 12",
    ShippingPostalCode: "10969",
    ShippingCity: "Berlin",
  });
  expect(takeStreet({ ...address, ShippingPostalCode: "10117", ShippingCity: "Berlin" }, street)).toEqual({
    ShippingStreet: "Lindenstraße 12",
  });
});

test.each([
  ["1096", "Berlin"],
  ["10969", "  "],
])("questionOf is null for postal code %j and city %j", (ShippingPostalCode, ShippingCity) =>
  expect(questionOf({ ...address, ShippingPostalCode, ShippingCity })).toBeNull(),
);

describe("addressHintsOf", () => {
  const ok: AddressFinding = { match: "ok", suggestions: [], hint: "" };
  const answer = (fields: Partial<AddressValidation["fields"]>): AddressValidation => ({
    fields: { street: ok, houseNumber: ok, zipCode: ok, city: ok, ...fields },
    state: null,
    stateName: "",
  });
  const belongs: AddressFinding = { match: "mismatch", suggestions: ["Berlin"], hint: "Zu 10969 gehört Berlin." };
  const not: AddressFinding = { match: "mismatch", suggestions: ["20095"], hint: "10969 gehört nicht zu Hamburg." };

  test("gives one hint if postal code and city do not fit", () => {
    expect(addressHintsOf(answer({ city: belongs, zipCode: not }), address)).toEqual([
      {
        key: "ShippingCity",
        sentence: "Zu 10969 gehört Berlin.",
        fixes: [{ label: "Berlin", change: { ShippingCity: "Berlin" } }],
      },
    ]);
  });

  test("offers the street's correct spelling and keeps the house number", () => {
    const street: AddressFinding = {
      match: "unknown",
      suggestions: ["Lindenstraße", "Lindenweg"],
      hint: "Meinten Sie Lindenstraße?",
    };
    expect(addressHintsOf(answer({ street }), address)[0]?.fixes).toEqual([
      { label: "Lindenstraße", change: { ShippingStreet: "Lindenstraße 12" } },
    ]);
  });

  test("reports an unknown postal code of a large city without guessing one", () => {
    const zipCode: AddressFinding = {
      match: "unknown",
      suggestions: ["10115", "10117", "10119", "10178"],
      hint: "Die Postleitzahl 10000 kennen wir nicht. Bitte prüfen Sie die Ziffern.",
    };
    expect(addressHintsOf(answer({ zipCode }), address)).toEqual([
      { key: "ShippingPostalCode", sentence: zipCode.hint, fixes: [] },
    ]);
  });

  test("gives no hint for a valid field, or for one whose own rule already reports an error", () => {
    const street: AddressFinding = {
      match: "mismatch",
      suggestions: [],
      hint: "Bitte geben Sie Straße und Hausnummer an.",
    };
    expect(addressHintsOf(answer({ street }), address)).toEqual([]);
  });
});
