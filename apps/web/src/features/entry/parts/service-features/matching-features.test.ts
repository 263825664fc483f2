import { SERVICE_FEATURE_CODES } from "@portal/contract/entry/choices";
import { expect, test } from "vitest";
import { matchingFeatures } from "./matching-features.ts";

const labels = (typed: string): string[] =>
  matchingFeatures(typed).flatMap(({ features }) => features.map(({ label }) => label));

test.each([
  ["wlan", ["WLAN für Kunden"]],
  ["fur kunden", ["WLAN für Kunden", "Für Geschäftskunden"]],
  ["fuer geschaeft", ["Für Geschäftskunden"]],
  ["PLÄTZE", ["Parkplätze", "Plätze im Freien"]],
  ["zzz", []],
])("the filter %s finds %j", (typed, expected) => expect(labels(typed)).toEqual(expected));

test("an empty filter finds all", () => expect(labels(" ")).toHaveLength(SERVICE_FEATURE_CODES.length));
