import type { GoogleLocation } from "@portal/contract/external-services/calls";
import { describe, expect, test } from "vitest";
import { foundLocations, obviousLocation, shownLocations } from "./location-choice.ts";

const location = (id: string, change: Partial<GoogleLocation> = {}): GoogleLocation => ({
  googleLocationId: id,
  googleAccountId: "1",
  locationTitle: `Filiale ${id}`,
  address: "Hauptstraße 1, 10115 Köln",
  verification: "confirmed",
  suggested: false,
  taken: false,
  ...change,
});
const ids = (locations: readonly GoogleLocation[]) => locations.map(({ googleLocationId }) => googleLocationId);

test("foundLocations finds all words of the search, in any order, in name and address", () => {
  const all = [location("1"), location("2", { address: "Am Markt 3, 20255 Hamburg" })];
  expect(ids(foundLocations(all, "HAMBURG filiale"))).toEqual(["2"]);
  expect(ids(foundLocations(all, " "))).toEqual(["1", "2"]);
  expect(ids(foundLocations(all, "ko\u0308ln"))).toEqual(["1"]);
  expect(foundLocations(all, "Bonn")).toEqual([]);
});

test("shownLocations puts the chosen location first if it is beyond the limit", () => {
  const all = [location("1"), location("2"), location("3")];
  expect(ids(shownLocations(all, all, { chosen: "3", most: 2 }))).toEqual(["3", "1", "2"]);
  expect(ids(shownLocations(all, all, { chosen: "1", most: 2 }))).toEqual(["1", "2"]);
  expect(ids(shownLocations([], all, { chosen: null, most: 2 }))).toEqual([]);
});

describe("obviousLocation", () => {
  test.each<[string, GoogleLocation[], string | null]>([
    ["the only one", [location("1")], "1"],
    ["the only free one", [location("1", { taken: true }), location("2")], "2"],
    ["the only likely one", [location("1"), location("2", { suggested: true })], "2"],
    ["none of two locations", [location("1"), location("2")], null],
    ["none of two suggested locations", [location("1", { suggested: true }), location("2", { suggested: true })], null],
    ["no location that another company uses", [location("1", { taken: true, suggested: true })], null],
    ["none", [], null],
  ])("is %s", (_, locations, expected) => expect(obviousLocation(locations)).toBe(expected));
});
