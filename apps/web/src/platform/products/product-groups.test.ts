import type { ProductItem } from "@portal/contract/account/calls";
import { expect, test } from "vitest";
import { groupProducts, otherFamilies } from "./product-groups.ts";

const product = (code: string, status: ProductItem["Status__c"]): ProductItem => ({
  Stock_Keeping_Unit__c: code,
  Status__c: status,
  type_details: {},
});

test("groupProducts groups active products by family in the catalogue's order and shows their German names", () => {
  const { groups } = groupProducts([
    product("TV", "Ordered"),
    product("WEB-M", "Invoicing"),
    product("ENTRY", "Produced"),
    product("ENTRY-SERVICE", "Invoicing"),
  ]);
  expect(groups.map(({ label, products }) => [label, products.map(({ name }) => name)])).toEqual([
    ["Eintrag", ["Branchenbucheintrag", "Eintragsservice"]],
    ["Website", ["Website Komfort"]],
    ["TV-Banner", ["TV-Banner"]],
  ]);
});

test("groupProducts only counts inactive products", () => {
  expect(groupProducts([product("ENTRY", "Inactive"), product("SEO", "Inactive")])).toEqual({
    groups: [],
    inactive: 2,
  });
});

test("groupProducts keeps unknown codes, in the last group", () => {
  const { groups } = groupProducts([product("NEW-1", "Invoicing"), product("ENTRY", "Invoicing")]);
  expect(groups.map(({ label }) => label)).toEqual(["Eintrag", "Weitere Produkte"]);
});

test("groupProducts links each group to its page", () => {
  const { groups } = groupProducts([product("ENTRY", "Invoicing"), product("JOBS", "Invoicing")]);
  expect(groups.map(({ page }) => page)).toEqual(["entry_overview", "inquiries_jobs"]);
});

test("otherFamilies names families without an active product once for each page, and none that a product leads to", () => {
  const labels = otherFamilies([product("SEA", "Invoicing"), product("TV", "Inactive")]).map(({ label }) => label);
  expect(labels).toContain("TV-Banner");
  // Google and Bing ads share the page of search ads, the landing page that of the website.
  expect(labels).not.toContain("Google-Anzeigen");
  expect(labels).toContain("Website");
  expect(labels).not.toContain("Zielseite");
});
