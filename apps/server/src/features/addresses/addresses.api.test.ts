import { suggestCities, suggestStreets, suggestZipCodes } from "@portal/contract/addresses/calls";
import { anEntry } from "@portal/db/factories/entries";
import { aCompany } from "@portal/db/factories/companies";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { LoggedIn } from "../../testing/test-app.ts";

const { test, app } = apiTest();
let anna: LoggedIn;
beforeAll(async () => {
  anna = await app.logInPerson();
  for (const [street, postal_code, city] of [
    ["Bahnhofstraße", "35390", "Gießen"],
    ["Bahnhofstrasse", "35390", "Gießen"],
    ["Ludwigstraße", "35390", "Gießen"],
    ["Unterhofweg", "34117", "Kassel"],
    ["Zum Hofgut", "34117", "Kassel"],
    ["Q 7", "68161", "Mannheim"],
    ["Lindenstraße", "10969", "Berlin"],
    ["Lindenstraße", "12555", "Berlin"],
  ] as const) {
    const company = await aCompany(app.db);
    await anEntry(app.db, { company_id: company.id, street, postal_code, city });
  }
  await app.db.insertInto("streets").values({ postal_code: "35390", city: "Gießen", name: "Bachweg" }).execute();
});

const cities = async (searchTerm: string, zipCode = "") =>
  (await anna.client.call(suggestCities, { body: { searchTerm, zipCode } })).body.cities;
const streets = async (body: { searchTerm: string; zipCode?: string; city?: string }) =>
  (await anna.client.call(suggestStreets, { body })).body.streets.map(({ name, zipCode }) => `${zipCode} ${name}`);
const zipCodes = async (body: { searchTerm?: string; city?: string; street?: string }) =>
  (await anna.client.call(suggestZipCodes, { body })).body.zipCodes;

describe("cities", () => {
  test.each([
    ["Köln", "Köln"],
    ["Koeln", "Köln"],
    ["koln", "Köln"],
    ["KÖLN", "Köln"],
    ["Ko\u0308ln", "Köln"],
    ["Gießen", "Gießen"],
    ["giessen", "Gießen"],
    ["Giesen", "Giesen"],
    ["Gissen", "Gießen"],
    ["frankf", "Frankfurt am Main"],
    ["Frankfurt Oder", "Frankfurt (Oder)"],
    ["Frankfrut", "Frankfurt am Main"],
    ["münchn", "München"],
    ["Dreseden", "Dresden"],
    ["Stutgart", "Stuttgart"],
    ["kreuznach", "Bad Kreuznach"],
    ["Limburg a. d. Lahn", "Limburg an der Lahn"],
  ])("%s finds %s first", async (searchTerm, first) => {
    expect((await cities(searchTerm))[0]?.name).toBe(first);
  });

  test("are answered with name, state and first postal codes, leading zeros intact", async () => {
    expect(await cities("01067")).toEqual([
      { name: "Dresden", state: "SN", stateName: "Sachsen", zipCodes: ["01067"] },
    ]);
    expect((await cities("Dresden"))[0]).toMatchObject({
      stateName: "Sachsen",
      zipCodes: expect.arrayContaining(["01067", "01069"]),
    });
  });

  test("with one name are distinguished by their states", async () => {
    const found = (await cities("Neuenkirchen")).filter(({ name }) => name === "Neuenkirchen");
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map(({ state }) => state)).size).toBe(found.length);
  });

  test("of a postal code are all listed, with or without a search term", async () => {
    expect((await cities("", "99998")).map(({ name }) => name)).toEqual(["Körner", "Mühlhausen"]);
    expect((await cities("muehl", "99998")).map(({ name }) => name)).toEqual(["Mühlhausen"]);
    expect(await cities("Köln", "99998")).toEqual([]);
  });
});

describe("streets", () => {
  test.each([
    [{ searchTerm: "bahnhofstr", zipCode: "35390" }, ["35390 Bahnhofstrasse"]],
    [{ searchTerm: "Bahnhofstr.", zipCode: "35390" }, ["35390 Bahnhofstrasse"]],
    [{ searchTerm: "banhof", zipCode: "35390" }, ["35390 Bahnhofstrasse"]],
    [{ searchTerm: "bach", zipCode: "35390" }, ["35390 Bachweg"]],
    // The beginning of a word goes before its middle.
    [{ searchTerm: "hof", zipCode: "34117" }, ["34117 Zum Hofgut", "34117 Unterhofweg"]],
    [{ searchTerm: "Q7", zipCode: "68161" }, ["68161 Q 7"]],
    [{ searchTerm: "q", city: "Mannheim" }, ["68161 Q 7"]],
    [{ searchTerm: "linden", city: "Berlin" }, ["10969 Lindenstraße", "12555 Lindenstraße"]],
    [{ searchTerm: "linden", city: "berlin", zipCode: "125" }, ["12555 Lindenstraße"]],
    [{ searchTerm: "linden" }, []],
    [{ searchTerm: "", city: "Berlin" }, []],
  ])("%j", async (body, expected) => {
    expect(await streets(body)).toEqual(expected);
  });

  test("of a postal code are listed before anything is typed", async () => {
    expect(await streets({ searchTerm: "", zipCode: "35390" })).toEqual([
      "35390 Bachweg",
      "35390 Bahnhofstrasse",
      "35390 Ludwigstraße",
    ]);
  });
});

describe("postal codes", () => {
  test("are found by digits, ascending", async () => {
    expect((await zipCodes({ searchTerm: "0106" })).map(({ zipCode }) => zipCode)).toEqual(["01067", "01069"]);
    expect(await zipCodes({})).toEqual([]);
  });

  test("are found by city in any spelling; those with the street come first", async () => {
    expect(await zipCodes({ city: "Giessen", searchTerm: "3539" })).toContainEqual({
      zipCode: "35390",
      city: "Gießen",
      state: "HE",
      stateName: "Hessen",
    });
    expect(
      (await zipCodes({ city: "Berlin", street: "Lindenstr." })).slice(0, 2).map(({ zipCode }) => zipCode),
    ).toEqual(["10969", "12555"]);
    expect((await zipCodes({ city: "Mannhiem" }))[0]).toMatchObject({ city: "Mannheim" });
  });
});

test("an empty text gives an empty list", async () => {
  expect([
    await cities(""),
    await cities("  "),
    await streets({ searchTerm: "" }),
    await zipCodes({ city: " " }),
  ]).toEqual([[], [], [], []]);
});

test("an invalid request is refused at its field", async () => {
  const { status, body } = await anna.client.send({
    method: "POST",
    path: suggestCities.path,
    body: { searchTerm: "x".repeat(201), zipCode: "123456" },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ field: "searchTerm" }, { field: "zipCode" }] });
});
