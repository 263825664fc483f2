import { FEDERAL_STATE_CODES, type FederalState } from "@portal/contract/addresses/calls";
import { describe, expect, test } from "vitest";
import { comingHolidays, withoutTaken } from "./holidays.ts";

const names = (state: FederalState, from: string): string[] =>
  comingHolidays(state, from).certain.map(({ name }) => name);

test.each<[FederalState, number]>([
  ["BE", 10],
  ["BB", 12],
  ["BW", 12],
  ["BY", 12],
  ["HH", 10],
  ["SN", 11],
  ["SL", 12],
  ["TH", 11],
])("%s has %i public holidays in 2026", (state, count) => expect(names(state, "2026-01-01")).toHaveLength(count));

test.each([
  ["2026-01-01", "2026-04-03", "2026-05-14", "2026-05-25"],
  ["2030-01-01", "2030-04-19", "2030-05-30", "2030-06-10"],
])("the movable holidays from %s", (from, goodFriday, ascension, whitMonday) => {
  const byName = new Map(comingHolidays("NW", from).certain.map(({ name, day }) => [name, day]));
  expect(byName.get("Karfreitag")).toBe(goodFriday);
  expect(byName.get("Christi Himmelfahrt")).toBe(ascension);
  expect(byName.get("Pfingstmontag")).toBe(whitMonday);
});

test("comingHolidays covers twelve months: the given day, but not its anniversary", () => {
  const days = comingHolidays("BE", "2026-12-25").certain.map(({ day }) => day);
  expect(days[0]).toBe("2026-12-25");
  expect(days).not.toContain("2027-12-25");
  expect(days).toHaveLength(10);
});

describe('a holiday that is not one in the whole state is "possible", never "certain"', () => {
  test.each<[FederalState, string, string]>([
    ["BY", "Augsburger Friedensfest", "nur in Augsburg"],
    ["BY", "Mariä Himmelfahrt", "in manchen Gemeinden"],
    ["SN", "Fronleichnam", "in manchen Gemeinden"],
    ["TH", "Fronleichnam", "in manchen Gemeinden"],
    ["HH", "Heiligabend", "kein gesetzlicher Feiertag"],
  ])("%s: %s", (state, name, where) => {
    const { certain, possible } = comingHolidays(state, "2026-01-01");
    expect(possible).toContainEqual(expect.objectContaining({ name, where }));
    expect(certain.map((holiday) => holiday.name)).not.toContain(name);
  });
});

test("every state has holidays in each year of the table", () => {
  for (const state of FEDERAL_STATE_CODES) {
    for (const year of [2025, 2026, 2027, 2028, 2029, 2030, 2031]) {
      expect(names(state, `${year}-01-01`).length, `${state} ${year}`).toBeGreaterThanOrEqual(9);
    }
  }
});

test("withoutTaken leaves out holidays on days with a special day", () => {
  const { certain } = comingHolidays("BE", "2026-12-01");
  const left = withoutTaken(certain, [{ from: "2026-12-20", to: "2027-01-02" }]);
  expect(left.map(({ name }) => name)).not.toContain("1. Weihnachtstag");
  expect(left[0]?.name).toBe("Internationaler Frauentag");
});
