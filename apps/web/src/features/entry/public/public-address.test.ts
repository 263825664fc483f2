import { expect, test } from "vitest";
import { addressLines, mapHref, websiteHost } from "./public-address.ts";

const address = { ShippingStreet: "Lindenstraße 12", ShippingPostalCode: "10969", ShippingCity: "Berlin" };

test("addressLines leaves out empty lines", () => {
  expect(addressLines(address)).toEqual(["Lindenstraße 12", "10969 Berlin"]);
  expect(addressLines({ ...address, ShippingStreet: "", ShippingPostalCode: "" })).toEqual(["Berlin"]);
  expect(addressLines({ ShippingStreet: "", ShippingPostalCode: "", ShippingCity: "" })).toEqual([]);
});

test("mapHref needs street and city, and escapes what people typed", () => {
  expect(mapHref({ ...address, ShippingStreet: "Q 7, 24 & 25" })).toBe(
    "https://www.openstreetmap.org/search?query=Q+7%2C+24+%26+25%2C+10969+Berlin",
  );
  expect(mapHref({ ...address, ShippingStreet: "" })).toBeNull();
});

test.each([
  ["https://www.firma.example/", "www.firma.example"],
  ["http://firma.example/dach", "firma.example/dach"],
])("websiteHost of %s is %s", (website, expected) => expect(websiteHost(website)).toBe(expected));
