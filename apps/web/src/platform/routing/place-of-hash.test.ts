import { expect, test } from "vitest";
import { placeOfHash } from "./place-of-hash.ts";

test.each([
  ["", ""],
  ["#", ""],
  ["#zeiten", "zeiten"],
  ["#%C3%96ffnungszeiten", "Öffnungszeiten"],
  ["#Öffnungszeiten", "Öffnungszeiten"],
  ["#100%", "100%"],
  ["#%E0%A4%A", "%E0%A4%A"],
  ["#a#b", "a#b"],
])("the hash %j names the place %j", (hash, place) => {
  expect(placeOfHash(hash)).toBe(place);
});
