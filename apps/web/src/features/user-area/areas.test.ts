import { expect, test } from "vitest";
import { areaOf } from "./areas.ts";

test.each([
  ["daten", "daten"],
  [undefined, "ueberblick"],
  ["gibt-es-nicht", "ueberblick"],
])("?bereich=%s shows the area %s", (name, area) => {
  expect(areaOf(name)).toBe(area);
});
