import { expect, test } from "vitest";
import { addressLines, mapHref, websiteHost } from "./public-address.ts";

const address = { ShippingStreet: "Lindenstraße 12", ShippingPostalCode: "10969", ShippingCity: "Berlin" };

test("only what is known becomes a line", () => {
  expect(addressLines(address)).toEqual(["Lindenstraße 12", "10969 Berlin"]);
  expect(addressLines({ ...address, ShippingStreet: "", ShippingPostalCode: "" })).toEqual(["Berlin"]);
  expect(addressLines({ ShippingStreet: "", ShippingPostalCode: "", ShippingCity: "" })).toEqual([]);
});

test("a map needs street and town, and quotes what people typed", () => {
  expect(mapHref({ ...address, ShippingStreet: "Q 7, 24 & 25" })).toBe(
    "https://www.openstreetmap.org/search?query=Q+7%2C+24+%26+25%2C+10969+Berlin",
  );
  expect(mapHref({ ...address, ShippingStreet: "" })).toBeNull();
});

test.each([
  ["https://www.firma.example/", "www.firma.example"],
  ["http://firma.example/dach", "firma.example/dach"],
])("%s reads as %s", (website, expected) => expect(websiteHost(website)).toBe(expected));
