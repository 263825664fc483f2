import { expect, test } from "vitest";
import { searchProviderWarning } from "./warning-variant.ts";

const product = (code: string, status = "Invoicing") =>
  ({ Stock_Keeping_Unit__c: code, Status__c: status }) as Parameters<
    typeof searchProviderWarning
  >[0]["products"][number];
const unconfirmedLocation = { state: "connected", verification: "unconfirmed" } as const;

test.each([
  ["rating management plus", [product("RAT-PLUS")], "danger"],
  ["entry service", [product("ENTRY-SERVICE")], "warning"],
  ["both", [product("ENTRY-SERVICE"), product("RAT-PLUS")], "danger"],
  ["plus that ended, beside the entry service", [product("RAT-PLUS", "Inactive"), product("ENTRY-SERVICE")], "warning"],
  ["plus that was ordered only", [product("RAT-PLUS", "Ordered")], "danger"],
  ["products that ended", [product("RAT-PLUS", "Inactive"), product("ENTRY-SERVICE", "Inactive")], null],
  ["plain rating management", [product("RAT"), product("ENTRY")], null],
  ["nothing", [], null],
])("with an unconfirmed location and %s the warning is %s", (_, products, expected) => {
  expect(searchProviderWarning({ products, unconfirmedLocation })).toBe(expected);
});

test("without an unconfirmed location there is no warning", () => {
  expect(searchProviderWarning({ products: [product("RAT-PLUS")], unconfirmedLocation: null })).toBeNull();
});
