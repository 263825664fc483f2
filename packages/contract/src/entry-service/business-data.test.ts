import fc from "fast-check";
import { expect, test } from "vitest";
import { isEntryServiceUserData } from "./business-data.ts";

const ShippingStreet = "Lindenstraße 12";

test.each([
  [{ ShippingStreet, company: "Brandt Bedachungen" }, true],
  [{ ShippingStreet, street: "Lindenstraße" }, true],
  [{ ShippingStreet, houseNumber: "12" }, true],
  [{ ShippingStreet, zipCode: "10969" }, true],
  [{ ShippingStreet, phone: "030 23125100" }, true],
  [{ ShippingStreet: "Q 7, 24", zipCode: "68161" }, true],
  [{ ShippingStreet }, false],
  [{ ShippingStreet, company: " ", phone: "" }, false],
  [{ ShippingStreet: "", company: "Brandt Bedachungen" }, false],
  [{ ShippingStreet: "  ", company: "Brandt Bedachungen" }, false],
  [{ ShippingStreet: "12", company: "Brandt Bedachungen" }, false],
])("%j is enough for a check: %s", (data, expected) => expect(isEntryServiceUserData(data)).toBe(expected));

test("a street alone is never enough", () => {
  fc.assert(fc.property(fc.string(), (street) => !isEntryServiceUserData({ ShippingStreet: street })));
});
