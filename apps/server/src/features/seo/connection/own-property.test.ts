import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byOwnership, isOwnProperty, propertyHost, websiteHost } from "./own-property.ts";

test.each([
  ["https://www.Firma.example/start?x=1", "firma.example"],
  ["firma.example", "firma.example"],
  ["http://shop.firma.example:8080/", "shop.firma.example"],
  [" www.müller.example ", "xn--mller-kva.example"],
  ["", ""],
  ["localhost", ""],
  ["kein name", ""],
])("websiteHost of %j is %j", (address, host) => expect(websiteHost(address)).toBe(host));

describe("a property", () => {
  test.each([
    ["sc-domain:firma.example", true],
    ["https://www.firma.example/", true],
    ["http://firma.example/laden/", true],
    ["https://shop.firma.example/", false],
    ["https://firma.example.boese.example/", false],
    ["https://boese.example/firma.example", false],
    ["sc-domain:example", false],
    ["https://firma.example@boese.example/", false],
    ["", false],
    ["android-app://firma.example/", false],
  ])("%s of a company with firma.example is its own: %s", (siteUrl, own) => {
    expect(isOwnProperty(siteUrl, ["firma.example"])).toBe(own);
  });

  test("belongs to nobody without a website", () => {
    fc.assert(fc.property(fc.string(), (siteUrl) => !isOwnProperty(siteUrl, [])));
    expect(isOwnProperty("", [""])).toBe(false);
  });

  test("has the host of the website, whatever the address says after it", () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => propertyHost(`https://www.firma.example${path}`) === "firma.example"),
    );
  });
});

test("own properties come first, and domains before addresses", () => {
  const list = [
    { siteUrl: "https://a.example/", own: false },
    { siteUrl: "https://firma.example/", own: true },
    { siteUrl: "sc-domain:firma.example", own: true },
    { siteUrl: "sc-domain:b.example", own: false },
  ];
  expect(list.toSorted(byOwnership).map(({ siteUrl }) => siteUrl)).toEqual([
    "sc-domain:firma.example",
    "https://firma.example/",
    "sc-domain:b.example",
    "https://a.example/",
  ]);
});
