import { expect, test } from "vitest";
import { areaOf } from "./areas.ts";

test.each([
  ["daten", "daten"],
  [undefined, "ueberblick"],
  ["gibt-es-nicht", "ueberblick"],
])("%s shows %s", (name, area) => {
  expect(areaOf(name)).toBe(area);
});
