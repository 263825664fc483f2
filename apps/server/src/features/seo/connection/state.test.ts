import { expect, test } from "vitest";
import { searchConsoleOf, stateOf } from "./state.ts";

const NOW = new Date("2026-11-23T08:00:00Z");
const access = { isRevoked: false, grantedAt: NOW, grantedBy: "Sabine Lorenz" };
const revoked = { ...access, isRevoked: true };
const property = { site_url: "sc-domain:a.example", read_at: NOW, failure: null };

test.each([
  ["no access, no property", true, null, undefined, "none"],
  ["no access, and the portal is not set up", false, null, undefined, "unavailable"],
  ["an access", true, access, undefined, "granted"],
  ["a revoked access", true, revoked, undefined, "access_ended"],
  ["a property that was never read", true, access, { ...property, read_at: null }, "reading"],
  ["a property that was read", true, access, property, "connected"],
  ["a reading that failed", true, access, { ...property, failure: "away" }, "away"],
  ["a first reading that failed", true, access, { ...property, read_at: null, failure: "away" }, "away"],
  ["a property that is gone", true, access, { ...property, failure: "property_lost" }, "property_lost"],
  ["a revoked access to a property", true, revoked, { ...property, failure: "away" }, "access_ended"],
  ["a property without access", true, null, property, "disconnected"],
  ["a property whose access ended", true, null, { ...property, failure: "access_ended" }, "access_ended"],
  ["figures, and the portal is no longer set up", false, access, property, "connected"],
] as const)("%s: stateOf(%j, %j, %j) is %s", (_what, isSetUp, given, row, state) => {
  expect(stateOf(isSetUp, given, row)).toBe(state);
});

test("searchConsoleOf says when and who, as instants", () => {
  expect(searchConsoleOf(true, access, property)).toEqual({
    state: "connected",
    siteUrl: "sc-domain:a.example",
    readAt: NOW.toISOString(),
    grantedAt: NOW.toISOString(),
    grantedBy: "Sabine Lorenz",
  });
  expect(searchConsoleOf(true, null, undefined)).toEqual({
    state: "none",
    siteUrl: null,
    readAt: null,
    grantedAt: null,
    grantedBy: null,
  });
});
