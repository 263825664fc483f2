import { checkRow } from "../../platform/import/check-row.ts";
import { IMPORT_KINDS } from "./kinds.ts";
import { expect, test } from "vitest";
import { companyGenerator } from "@portal/db/demo/companies";
import { companyLines } from "@portal/db/demo/company-lines";
import { readPlaces } from "@portal/db/demo/places";

const COMPANIES = 400;
const rows = Array.from({ length: COMPANIES }, (_company, index) => companyGenerator(3).rowsOf(index)).flat();

test("the import accepts every row of 400 generated companies", () => {
  const problems = rows.flatMap((row) => {
    const checked = checkRow(IMPORT_KINDS, row);
    return checked.ok ? [] : checked.problems;
  });
  expect(problems).toEqual([]);
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(["company", "product", "contact_person", "entry"]));
});

test("the same seed gives the same companies whatever their number; another seed gives others", () => {
  const text = (companies: number, seed: number): string =>
    Buffer.concat([...companyLines(companies, seed)]).toString();
  expect(text(20, 5).startsWith(text(7, 5))).toBe(true);
  expect(text(7, 6)).not.toBe(text(7, 5));
});

test("generated entries have postal codes of their places, from all ten postal regions", () => {
  const known = new Set(readPlaces().map(({ postalCode, city }) => `${postalCode} ${city}`));
  const places = rows.flatMap((row) => (row.type === "entry" ? [`${row.ShippingPostalCode} ${row.ShippingCity}`] : []));
  expect(places.filter((place) => !known.has(place))).toEqual([]);
  expect(new Set(places.map(([digit]) => digit)).size).toBe(10);
});

test("no two generated companies have the same e-mail address", () => {
  const emails = rows.flatMap((row) => (row.type === "entry" ? [row.email] : []));
  expect(new Set(emails).size).toBe(COMPANIES);
});
