import { expect, test } from "vitest";
import { radiusOf, serviceArea } from "./definition.ts";

const draft = { nationwide: false, radius: "", cities: [], typed: "" };

test.each([
  ["30", 30],
  [" 30 km", 30],
  ["ca. 30 Kilometer", 30],
  ["", null],
  ["  ", null],
  ["dreißig", "dreißig"],
])("the typed radius %j is %j", (text, radius) => expect(radiusOf(text)).toBe(radius));

test.each(["dreißig", "0", "501", "2,5"])("the typed radius %j is refused at its field", (radius) => {
  expect(serviceArea.check({ ...draft, radius })).toMatchObject({
    ok: false,
    errors: { radiusKm: expect.stringContaining("Umkreis") },
  });
});

test("nationwide, an invalid radius is dropped and a valid one stays stored", () => {
  expect(serviceArea.check({ ...draft, nationwide: true, radius: "dreißig" }).ok).toBe(true);
  expect(serviceArea.fieldsOf({ ...draft, nationwide: true, radius: "30" })).toMatchObject({ radiusKm: 30 });
});

test("a place that was typed but not chosen is refused, unless the company works nationwide", () => {
  expect(serviceArea.check({ ...draft, typed: "Neust" })).toMatchObject({
    ok: false,
    errors: { cities: expect.stringContaining("„Neust“") },
  });
  expect(serviceArea.check({ ...draft, typed: "Neust", nationwide: true }).ok).toBe(true);
});

test("withFields replaces the places by another version's", () => {
  const cities = [{ name: "Neustadt an der Weinstraße", state: "Rheinland-Pfalz" }];
  expect(serviceArea.withFields({ ...draft, radius: "30" }, { cities })).toEqual({ ...draft, radius: "30", cities });
});
