import { getPublicAreaMap, suggestAreaMap } from "@portal/contract/entry/area-map/calls";
import { kmBetween } from "@portal/contract/entry/area-map/distance";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { companyData } from "../testing/bodies.ts";

const { test, app } = apiTest();

async function companyIn(ShippingPostalCode: string, ShippingCity: string) {
  const anna = await app.logInMember();
  await anna.client.call(saveCallOf("companyData"), {
    accountId: anna.company.id,
    body: companyData({ ShippingPostalCode, ShippingCity }),
  });
  const suggest = async (cities: { name: string; state: string }[]) =>
    (await anna.client.call(suggestAreaMap, { accountId: anna.company.id, body: { cities } })).body;
  return { ...anna, suggest };
}

const COLOGNE = { lat: 50.94, lng: 6.96 };

describe("the map of a service area", () => {
  test("has the company's municipality as its centre and large towns of each distance", async () => {
    const { suggest } = await companyIn("50667", "Köln");
    const { centre, towns } = await suggest([]);
    expect(centre && kmBetween(centre, COLOGNE)).toBeLessThan(5);
    const names = towns.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(["Berlin", "Hamburg", "München"]);
    expect(names).toEqual(expect.arrayContaining(["Bonn", "Leverkusen", "Brühl"]));
    expect(names.length).toBeLessThan(7 * 16);
  });

  test("has the position of each place, and leaves out one that nobody knows", async () => {
    const { suggest } = await companyIn("50667", "Köln");
    const { cities } = await suggest([
      { name: "Bonn", state: "Nordrhein-Westfalen" },
      { name: "Hinterm Deich", state: "" },
      { name: "Neustadt", state: "Hessen" },
    ]);
    expect(cities).toEqual([
      { name: "Bonn", state: "Nordrhein-Westfalen", lat: expect.closeTo(50.7, 1), lng: expect.closeTo(7.1, 1) },
      { name: "Neustadt", state: "Hessen", lat: expect.closeTo(50.9, 1), lng: expect.closeTo(9.1, 1) },
    ]);
  });

  test.for([
    ["92224", { lat: 49.45, lng: 11.85 }],
    ["86854", { lat: 48.07, lng: 10.69 }],
  ] as const)("of the two places in Bavaria called Amberg, %s means its own", async ([code, place]) => {
    const { suggest } = await companyIn(code, "Amberg");
    const { centre } = await suggest([]);
    expect(centre && kmBetween(centre, place)).toBeLessThan(5);
  });

  test("of the places that share a postal code, the address names the centre", async () => {
    const { suggest } = await companyIn("39579", "Tangerhütte");
    const { centre } = await suggest([]);
    expect(centre && kmBetween(centre, { lat: 52.45, lng: 11.82 })).toBeLessThan(5);
  });

  test("has no centre for an unknown postal code", async () => {
    const { suggest } = await companyIn("00001", "Nirgendwo");
    expect((await suggest([])).centre).toBeNull();
  });

  test("gives a reader no cookie", async () => {
    const { company } = await companyIn("53111", "Bonn");
    // A test client fetches a pair before its first call; a first visitor has none.
    const raw = await app.fastify.inject(getPublicAreaMap.path.replace(":id", String(company.id)));
    expect([raw.statusCode, raw.cookies]).toEqual([200, []]);
  });

  test("is public with the saved places, and unknown for unknown companies", async () => {
    const { client, company } = await companyIn("53111", "Bonn");
    await client.call(saveCallOf("serviceAreaData"), {
      accountId: company.id,
      body: { nationwide: false, radiusKm: 20, cities: [{ name: "Köln", state: "Nordrhein-Westfalen" }], version: 1 },
    });
    const { body } = await app.anonymous().call(getPublicAreaMap, { params: { id: String(company.id) } });
    expect(body.cities.map((position) => kmBetween(position, COLOGNE) < 5)).toEqual([true]);
    const unknown = await app.anonymous().call(getPublicAreaMap, { params: { id: "987654321" } });
    expect([unknown.status, unknown.codes]).toEqual([404, ["entry.not_found"]]);
  });
});
