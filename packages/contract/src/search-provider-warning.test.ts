import { expect, test } from "vitest";
import { searchProviderWarning } from "./search-provider-warning.ts";

const product = (code: string, status = "Invoicing") =>
  ({ Stock_Keeping_Unit__c: code, Status__c: status }) as Parameters<typeof searchProviderWarning>[0][number];
const google = (connected: boolean, externallyConfirmed: boolean) => [
  { sourceName: "google" as const, connected, externallyConfirmed },
];

test.each([
  ["rating management plus", [product("RAT-PLUS")], "danger"],
  ["entry service", [product("ENTRY-SERVICE")], "warning"],
  ["both", [product("ENTRY-SERVICE"), product("RAT-PLUS")], "danger"],
  ["plus that ended, beside the entry service", [product("RAT-PLUS", "Inactive"), product("ENTRY-SERVICE")], "warning"],
  ["plus that was ordered only", [product("RAT-PLUS", "Ordered")], "danger"],
  ["ended ones", [product("RAT-PLUS", "Inactive"), product("ENTRY-SERVICE", "Inactive")], null],
  ["plain rating management", [product("RAT"), product("ENTRY")], null],
  ["nothing", [], null],
])("%s, connected and not confirmed", (_, products, expected) => {
  expect(searchProviderWarning(products, google(true, false))).toBe(expected);
});

test.each([
  [true, true],
  [false, false],
  [false, true],
])("connected %s, confirmed %s: silent", (connected, confirmed) => {
  expect(searchProviderWarning([product("RAT-PLUS")], google(connected, confirmed))).toBeNull();
});

test("no service, no warning", () => {
  expect(searchProviderWarning([product("RAT-PLUS")], [])).toBeNull();
});
