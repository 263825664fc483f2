import {
  suggestIndustries,
  suggestProductFeatures,
  suggestSearchKeywords,
  suggestServiceAreaCities,
} from "@portal/contract/entry/suggestions/calls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";

let t: TestApp;
let anna: SignedIn;
beforeAll(async () => {
  t = await buildTestApp();
  anna = await t.signIn({ companies: [{ right: "read" }] });
});
afterAll(() => t.close());

const trades = async (trade: string) =>
  (await anna.client.call(suggestIndustries, { accountId: anna.companyIds[0], body: { trade } })).body.industries;
const keywords = async (searchKeyword: string) =>
  (await anna.client.call(suggestSearchKeywords, { accountId: anna.companyIds[0], body: { searchKeyword } })).body
    .searchKeywords;
const products = async (searchTerm: string) =>
  (await anna.client.call(suggestProductFeatures, { accountId: anna.companyIds[0], body: { searchTerm } })).body
    .productFeatures;
const cities = async (searchTerm: string) =>
  (await anna.client.call(suggestServiceAreaCities, { accountId: anna.companyIds[0], body: { searchTerm } })).body
    .cities;

describe("trades", () => {
  test.each([
    ["Bäcker", "Bäckerei"],
    ["Baecker", "Bäckerei"],
    ["Backer", "Bäckerei"],
    ["BÄCKEREI", "Bäckerei"],
    ["Becker", "Bäckerei"],
    ["gertnerei", "Gärtnerei"],
    ["dachdeker", "Dachdeckerei"],
    ["Dachdecker ", "Dachdeckerei"],
    ["elektro", "Elektrofachgeschäft"],
    ["electriker", "Elektroinstallation"],
    ["klempner", "Klempnerei"],
    ["klempmer", "Klempnerei"],
    ["schreinerei", "Tischlerei"],
    ["Strassenbau", "Straßenbau"],
    ["frisör", "Friseursalon"],
    ["zahnartz", "Zahnarztpraxis"],
    ["anwalt", "Rechtsanwaltskanzlei"],
    ["garten landschaft", "Garten- und Landschaftsbau"],
    ["kfz", "Kfz-Gutachter"],
    ["galabau", "Garten- und Landschaftsbau"],
  ])("%s finds %s", async (typed, trade) => {
    expect((await trades(typed)).map(({ name }) => name)).toContain(trade);
  });

  test("say by which other name they were found, and nothing where it was their own", async () => {
    expect(await trades("schreinerei")).toContainEqual({ name: "Tischlerei", alias: "Schreinerei" });
    expect(await trades("tischlerei")).toContainEqual({ name: "Tischlerei", alias: "" });
  });

  test("stand there once each, the ones that begin so first, ten at most", async () => {
    const names = (await trades("bau")).map(({ name }) => name);
    expect(names).toHaveLength(10);
    expect(new Set(names).size).toBe(10);
    expect(names[0]).toMatch(/^Bau/);
  });
});

test("search keywords, product features and places of the service area", async () => {
  expect(await keywords("waermep")).toContain("Wärmepumpen");
  expect(await products("brotchen")).toContain("Brötchen");
  expect(await products("wärmepunpe")).toContain("Wärmepumpen");
  expect(await cities("Giessen")).toContainEqual({ name: "Gießen", state: "Hessen" });
  const same = (await cities("Neuenkirchen")).filter(({ name }) => name === "Neuenkirchen");
  expect(new Set(same.map(({ state }) => state)).size).toBe(same.length);
});

test("an empty text finds nothing and is no error", async () => {
  expect([await trades(""), await keywords("  "), await products("!?"), await cities("💥")]).toEqual([[], [], [], []]);
});

test("says at its field what is wrong", async () => {
  const { status, body } = await anna.client.send({
    method: "POST",
    path: suggestIndustries.path,
    accountId: anna.companyIds[0],
    body: { trade: 7 },
  });
  expect([status, body]).toMatchObject([400, { errors: [{ code: "request.invalid", field: "trade" }] }]);
});
