import { describe, expect, test } from "vitest";
import { findCompanies, MOST_SHOWN } from "./company-search.ts";

const companies = [
  { id: 10, name: "Bäckerei Müller, Hauptstraße" },
  { id: 101, name: "Kfz-Werkstatt Yıldız & Sohn" },
  { id: 205, name: "Müller & Söhne Dachdecker" },
];
const namesOf = (text: string) => findCompanies(companies, text).shown.map(({ id }) => id);

test.each([
  ["", [10, 101, 205]],
  ["müller", [10, 205]],
  ["MULLER", [10, 205]],
  ["muller dach", [205]],
  ["hauptstrasse", [10]],
  ["yildiz", [101]],
  ["10", [10, 101]],
  ["Nr. 205", [205]],
  ["  ", [10, 101, 205]],
  ["(", []],
])("searching '%s'", (text, ids) => {
  expect(namesOf(text)).toEqual(ids);
});

describe("many companies", () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ id: index + 1, name: `Firma ${index + 1}` }));

  test("draws some and says how many there are", () => {
    const { shown, summary } = findCompanies(many, "");
    expect(shown).toHaveLength(MOST_SHOWN);
    expect(summary).toBe("50 von 500 Firmen. Suchen Sie nach Name oder Nummer.");
  });

  test("finds the last one", () => {
    const { shown, summary } = findCompanies(many, "Firma 500");
    expect(shown).toEqual([{ id: 500, name: "Firma 500" }]);
    expect(summary).toBe("1 von 500 Firmen");
  });
});
