import { expect, test } from "vitest";
import { PRODUCT_STATUSES } from "../account/calls.ts";
import { PRODUCT_CATALOGUE } from "./product-codes.ts";
import {
  codesOf,
  displayName,
  ENTRY_SERVICE_CODE,
  familyLabel,
  familyOf,
  familyPage,
  hasActiveCode,
  hasActiveFamily,
  hasOneOf,
  isActive,
  PRODUCT_CODES,
  PRODUCT_FAMILIES,
  RATING_MANAGEMENT_PLUS_CODE,
} from "./products.ts";
import { routesOf } from "../pages/routes.ts";

test("the catalogue has the fifteen families of the specification", () => {
  expect([...PRODUCT_FAMILIES].toSorted()).toEqual(
    "ratings directory_entry search_ads google_ads bing_ads jobs seo office secretarial voicebot web_banner website landing_page tv_banner listing"
      .split(" ")
      .toSorted(),
  );
});

test("each code belongs to one family, has a German name and the spelling of the specification", () => {
  const all = PRODUCT_FAMILIES.flatMap((family) => Object.keys(PRODUCT_CATALOGUE[family].codes));
  expect(PRODUCT_CODES).toHaveLength(all.length);
  for (const code of PRODUCT_CODES) {
    expect(code).toMatch(/^[A-Z]+(-[A-Z]+)?$/);
    expect(displayName(code)).toMatch(/^[A-ZÄÖÜ][\wäöüÄÖÜß -]+$/);
  }
});

test("the tiers of website and premium listing have their own names", () => {
  for (const family of ["website", "listing"] as const) {
    const names = PRODUCT_CODES.filter((code) => familyOf(code) === family).map(displayName);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(3);
  }
});

test("isActive: ordered, produced and invoiced products", () => {
  expect(PRODUCT_STATUSES.filter(isActive)).toEqual(["Ordered", "Produced", "Invoicing"]);
});

test("hasActiveFamily and hasActiveCode ignore inactive products", () => {
  const products = [
    { Stock_Keeping_Unit__c: "WEB-M", Status__c: "Inactive" as const },
    { Stock_Keeping_Unit__c: "RAT", Status__c: "Ordered" as const },
    { Stock_Keeping_Unit__c: "UNBEKANNT", Status__c: "Invoicing" as const },
  ];
  expect(hasActiveFamily(products, "website")).toBe(false);
  expect(hasActiveFamily(products, "ratings")).toBe(true);
  expect(hasActiveCode(products, RATING_MANAGEMENT_PLUS_CODE)).toBe(false);
  expect(hasActiveCode(products, "RAT")).toBe(true);
});

test("codesOf has every code of the families and no other; hasOneOf needs one of them", () => {
  expect(codesOf(["seo", "landing_page"])).toEqual(["SEO", "LAND"]);
  expect(PRODUCT_CODES.filter((code) => familyOf(code) === "website")).toEqual(codesOf(["website"]));
  const landing = [{ Stock_Keeping_Unit__c: "LAND", Status__c: "Ordered" as const }];
  expect(hasOneOf(landing, ["website", "landing_page"])).toBe(true);
  expect(hasOneOf(landing, ["website", "seo"])).toBe(false);
  expect(hasOneOf(landing, [])).toBe(false);
});

test("unknown codes and names such as __proto__ have no family", () => {
  for (const code of ["UNBEKANNT", "__proto__", "constructor", "", "web-m"]) expect(familyOf(code)).toBeUndefined();
  expect(displayName("UNBEKANNT")).toBe("Weiteres Produkt (UNBEKANNT)");
});

test("each family's page is in the route table, and each code with a rule is in the catalogue", () => {
  const names = routesOf().map(({ name }) => name);
  for (const family of PRODUCT_FAMILIES) {
    const page = familyPage(family);
    if (page !== null) expect(names).toContain(page);
    expect(familyLabel(family)).not.toBe("");
  }
  expect([familyOf(ENTRY_SERVICE_CODE), familyOf(RATING_MANAGEMENT_PLUS_CODE)]).toEqual(["directory_entry", "ratings"]);
});
