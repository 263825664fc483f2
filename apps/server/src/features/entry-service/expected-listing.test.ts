import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { describe, expect, test } from "vitest";
import { expectationOf, expectationOfUserData } from "./expected-listing.ts";

describe("the expected listing", () => {
  const entry = {
    displayName: "Dachdeckerei Lorenz",
    company_name: "Dachdeckerei Lorenz GmbH",
    ShippingStreet: "Vogelsanger Straße 214",
    ShippingPostalCode: "50825",
    ShippingCity: "Köln",
    Phone: "0221 4710214",
    mobile: "",
    website: "",
    openingHours: emptyOpeningHours(),
  };

  test("is made from an entry", () =>
    expect(expectationOf(entry)).toMatchObject({
      otherNames: ["Dachdeckerei Lorenz"],
      street: "Vogelsanger Straße",
      houseNumber: "214",
      otherPhones: [],
      website: "",
      openingHours: null,
    }));

  test("is made from typed data, and missing fields are not compared", () => {
    const expected = expectationOfUserData({ ShippingStreet: "Vogelsanger Straße 214", company: "Lorenz", phone: " " });
    expect(expected).toEqual({
      name: "Lorenz",
      street: "Vogelsanger Straße",
      houseNumber: "214",
      postalCode: undefined,
      phone: undefined,
    });
  });
});
