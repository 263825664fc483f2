import { expect, test } from "vitest";
import { comingHolidays, holidaysOf } from "./holidays.ts";

test.each([
  [2024, "2024-03-29", "2024-05-09", "2024-05-20"],
  [2025, "2025-04-18", "2025-05-29", "2025-06-09"],
  [2026, "2026-04-03", "2026-05-14", "2026-05-25"],
  [2038, "2038-04-23", "2038-06-03", "2038-06-14"],
])("the movable holidays of %i", (year, goodFriday, ascension, whitMonday) => {
  const byName = new Map(holidaysOf(year).map(({ name, day }) => [name, day]));
  expect(byName.get("Karfreitag")).toBe(goodFriday);
  expect(byName.get("Christi Himmelfahrt")).toBe(ascension);
  expect(byName.get("Pfingstmontag")).toBe(whitMonday);
});

test("the next ones go on after the end of the year", () => {
  expect(comingHolidays("2026-12-26", 3).map(({ day }) => day)).toEqual(["2026-12-26", "2026-12-31", "2027-01-01"]);
});
