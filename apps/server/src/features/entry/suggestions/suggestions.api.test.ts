import {
  checkPhoneNumber,
  suggestIndustries,
  suggestProductFeatures,
  suggestSearchKeywords,
  suggestServiceAreaCities,
} from "@portal/contract/entry/suggestions/calls";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";

const { test, app } = apiTest();
let anna: Member;
beforeAll(async () => {
  anna = await app.logInMember({ right: "read" });
});

const trades = async (trade: string) =>
  (await anna.client.call(suggestIndustries, { accountId: anna.company.id, body: { trade } })).body.industries;
const keywords = async (searchKeyword: string) =>
  (await anna.client.call(suggestSearchKeywords, { accountId: anna.company.id, body: { searchKeyword } })).body
    .searchKeywords;
const products = async (searchTerm: string) =>
  (await anna.client.call(suggestProductFeatures, { accountId: anna.company.id, body: { searchTerm } })).body
    .productFeatures;
const cities = async (searchTerm: string) =>
  (await anna.client.call(suggestServiceAreaCities, { accountId: anna.company.id, body: { searchTerm } })).body.cities;

describe("suggested trades", () => {
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

  test("name the alias that matched, and none if the trade's own name matched", async () => {
    expect(await trades("schreinerei")).toContainEqual({ name: "Tischlerei", alias: "Schreinerei" });
    expect(await trades("tischlerei")).toContainEqual({ name: "Tischlerei", alias: "" });
  });

  test("are unique, at most ten, those with a matching beginning first", async () => {
    const names = (await trades("bau")).map(({ name }) => name);
    expect(names).toHaveLength(10);
    expect(new Set(names).size).toBe(10);
    expect(names[0]).toMatch(/^Bau/);
  });
});

test("search keywords, product features and places of the service area are suggested", async () => {
  expect(await keywords("waermep")).toContain("Wärmepumpen");
  expect(await products("brotchen")).toContain("Brötchen");
  expect(await products("wärmepunpe")).toContain("Wärmepumpen");
  expect(await cities("Giessen")).toContainEqual({ name: "Gießen", state: "Hessen" });
  const same = (await cities("Neuenkirchen")).filter(({ name }) => name === "Neuenkirchen");
  expect(new Set(same.map(({ state }) => state)).size).toBe(same.length);
});

test("an empty text gives an empty list", async () => {
  expect([await trades(""), await keywords("  "), await products("!?"), await cities("💥")]).toEqual([[], [], [], []]);
});

test("an invalid request is refused at its field", async () => {
  const { status, body } = await anna.client.send({
    method: "POST",
    path: suggestIndustries.path,
    accountId: anna.company.id,
    body: { trade: 7 },
  });
  expect([status, body]).toMatchObject([400, { errors: [{ code: "request.invalid", field: "trade" }] }]);
});

describe("a phone number", () => {
  const hint = async (phone: string) =>
    (await anna.client.call(checkPhoneNumber, { accountId: anna.company.id, body: { phone } })).body.hint;

  test.each([
    ["030 23125100", ""],
    ["", ""],
    ["030 12", "Diese Nummer ist zu kurz. Bitte prüfen Sie, ob Ziffern fehlen."],
    ["0152 288173861234", "Diese Nummer ist zu lang. Bitte prüfen Sie, ob Ziffern zu viel sind."],
    ["23125100", "Hier fehlt wohl die Vorwahl. Ohne sie sind Sie nur am selben Ort erreichbar."],
    ["0191 12345678", "Diese Vorwahl kennen wir nicht. Bitte prüfen Sie die ersten Ziffern."],
  ])("%j gets the hint %j", async (phone, expected) => expect(await hint(phone)).toBe(expected));

  test("that is longer than the field is refused", async () => {
    const { status, body } = await anna.client.send({
      method: "POST",
      path: checkPhoneNumber.path,
      accountId: anna.company.id,
      body: { phone: "0".repeat(41) },
    });
    expect([status, body]).toMatchObject([400, { errors: [{ field: "phone" }] }]);
  });
});
