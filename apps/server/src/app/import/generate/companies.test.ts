import { checkImportRow } from "../check-row.ts";
import { expect, test } from "vitest";
import { companyGenerator } from "./companies.ts";
import { demoLines } from "./demo-lines.ts";
import { readPlaces } from "./places.ts";

const COMPANIES = 400;
const rows = Array.from({ length: COMPANIES }, (_company, index) => companyGenerator(3).rowsOf(index)).flat();

test("every generated row is one that the import takes", () => {
  const problems = rows.flatMap((row) => {
    const checked = checkImportRow(row);
    return checked.ok ? [] : checked.problems;
  });
  expect(problems).toEqual([]);
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(["company", "product", "contact_person", "entry"]));
});

test("the same seed gives the same companies however many are asked for, another seed others", () => {
  const text = (companies: number, seed: number): string => Buffer.concat([...demoLines(companies, seed)]).toString();
  expect(text(20, 5).startsWith(text(7, 5))).toBe(true);
  expect(text(7, 6)).not.toBe(text(7, 5));
});

test("postal code and place belong together, and companies are all over the country", () => {
  const known = new Set(readPlaces().map(({ postalCode, city }) => `${postalCode} ${city}`));
  const places = rows.flatMap((row) => (row.type === "entry" ? [`${row.ShippingPostalCode} ${row.ShippingCity}`] : []));
  expect(places.filter((place) => !known.has(place))).toEqual([]);
  expect(new Set(places.map(([digit]) => digit)).size).toBe(10);
});

test("names differ: no two companies have the same address on the net", () => {
  const emails = rows.flatMap((row) => (row.type === "entry" ? [row.email] : []));
  expect(new Set(emails).size).toBe(COMPANIES);
});
