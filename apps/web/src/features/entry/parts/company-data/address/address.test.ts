import type { AddressFinding, AddressValidation } from "@portal/contract/addresses/calls";
import { describe, expect, test } from "vitest";
import { digitsOf, hintsOf, partsOfStreet, questionOf, takeStreet, withStreet } from "./address.ts";

test.each([
  ["Lindenstraße 12", "Lindenstraße", "12"],
  ["Lindenstr", "Lindenstr", ""],
  ["Am Kanal 7/1", "Am Kanal", "7/1"],
  ["Straße des 17. Juni 135", "Straße des", "17. Juni 135"],
  ["Q 7, 24", "Q 7, 24", ""],
  ["L14 6", "L14 6", ""],
  ["", "", ""],
])("%j is searched for as %j", (text, name, number) => expect(partsOfStreet(text)).toEqual({ name, number }));

test("a chosen street keeps the number, or waits for it", () => {
  expect(withStreet("lindenst 12 a", "Lindenstraße")).toBe("Lindenstraße 12 a");
  expect(withStreet("lindenst", "Lindenstraße")).toBe("Lindenstraße ");
});

test.each([
  ["10969", "10969"],
  ["D-10969", "10969"],
  ["01067 Dresden", "01067"],
  ["1 0 9", "109"],
])("%j has the digits %j", (text, digits) => expect(digitsOf(text)).toBe(digits));

const address = { ShippingStreet: "lindenst 12", ShippingPostalCode: "", ShippingCity: "" };

test("a street brings along what was not typed, and changes nothing that was", () => {
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
])("nothing is asked about %j %j", (ShippingPostalCode, ShippingCity) =>
  expect(questionOf({ ...address, ShippingPostalCode, ShippingCity })).toBeNull(),
);

describe("hints", () => {
  const ok: AddressFinding = { verdict: "ok", suggestions: [], hint: "" };
  const answer = (fields: Partial<AddressValidation["fields"]>): AddressValidation => ({
    fields: { street: ok, houseNumber: ok, zipCode: ok, city: ok, ...fields },
    state: null,
    stateName: "",
  });
  const belongs: AddressFinding = { verdict: "mismatch", suggestions: ["Berlin"], hint: "Zu 10969 gehört Berlin." };
  const not: AddressFinding = { verdict: "mismatch", suggestions: ["20095"], hint: "10969 gehört nicht zu Hamburg." };

  test("where code and city do not fit, one sentence says it", () => {
    expect(hintsOf(answer({ city: belongs, zipCode: not }), address)).toEqual([
      {
        key: "ShippingCity",
        sentence: "Zu 10969 gehört Berlin.",
        fixes: [{ label: "Berlin", change: { ShippingCity: "Berlin" } }],
      },
    ]);
  });

  test("a street that is spelt otherwise keeps its number", () => {
    const street: AddressFinding = {
      verdict: "unknown",
      suggestions: ["Lindenstraße", "Lindenweg"],
      hint: "Meinten Sie Lindenstraße?",
    };
    expect(hintsOf(answer({ street }), address)[0]?.fixes).toEqual([
      { label: "Lindenstraße", change: { ShippingStreet: "Lindenstraße 12" } },
    ]);
  });

  test("an unknown code of a large city is said, and none of its codes is guessed", () => {
    const zipCode: AddressFinding = {
      verdict: "unknown",
      suggestions: ["10115", "10117", "10119", "10178"],
      hint: "Die Postleitzahl 10000 kennen wir nicht. Bitte prüfen Sie die Ziffern.",
    };
    expect(hintsOf(answer({ zipCode }), address)).toEqual([
      { key: "ShippingPostalCode", sentence: zipCode.hint, fixes: [] },
    ]);
  });

  test("what fits, and what the field's own rule says, is not repeated", () => {
    const street: AddressFinding = {
      verdict: "mismatch",
      suggestions: [],
      hint: "Bitte geben Sie Straße und Hausnummer an.",
    };
    expect(hintsOf(answer({ street }), address)).toEqual([]);
  });
});
