import type { ProductItem } from "@portal/contract/account/calls";
import { expect, test } from "vitest";
import { groupProducts } from "./product-groups.ts";

const product = (code: string, status: ProductItem["Status__c"]): ProductItem => ({
  Stock_Keeping_Unit__c: code,
  Status__c: status,
  type_details: {},
});

test("active products stand by family in the catalogue's order, with names that customers know", () => {
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

test("inactive products are only counted", () => {
  expect(groupProducts([product("ENTRY", "Inactive"), product("SEO", "Inactive")])).toEqual({
    groups: [],
    inactive: 2,
  });
});

test("unknown codes come last and are not hidden", () => {
  const { groups } = groupProducts([product("NEW-1", "Invoicing"), product("ENTRY", "Invoicing")]);
  expect(groups.map(({ label }) => label)).toEqual(["Eintrag", "Weitere Produkte"]);
});

test("only pages that stand are linked", () => {
  const { groups } = groupProducts([product("ENTRY", "Invoicing"), product("WEB-M", "Invoicing")]);
  expect(groups.map(({ page }) => page)).toEqual(["entry_overview", null]);
});
