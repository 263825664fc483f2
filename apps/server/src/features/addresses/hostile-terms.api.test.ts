/** Hostile search terms: each gets a list or a message at its field in time. */
import { suggestCities, suggestStreets, suggestZipCodes, validateAddress } from "@portal/contract/addresses/calls";
import {
  suggestIndustries,
  suggestProductFeatures,
  suggestSearchKeywords,
  suggestServiceAreaCities,
} from "@portal/contract/entry/suggestions/calls";
import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Member } from "../../testing/test-app.ts";

/** The slowest term takes about 70 ms; a runaway pattern would take minutes. The margin is for busy machines. */
const TIME_LIMIT_MS = 5_000;
const TERMS = [
  "%",
  "_",
  "'",
  '"',
  "\\",
  "💥",
  "\u0000",
  "a",
  "ß",
  "ü",
  "a ",
  "ba",
  " ",
  "\n",
  "\u0301",
  "İ",
  "%a",
  "~",
];

const { test, app } = apiTest();
let anna: Member;
beforeAll(async () => {
  anna = await app.logInMember();
});

const CALLS: readonly (readonly [path: string, body: (term: string) => object])[] = [
  [suggestCities.path, (searchTerm) => ({ searchTerm })],
  [suggestCities.path, (searchTerm) => ({ searchTerm, zipCode: "1" })],
  [suggestStreets.path, (searchTerm) => ({ searchTerm, zipCode: "10969" })],
  [suggestStreets.path, (searchTerm) => ({ searchTerm, city: "Berlin" })],
  [suggestZipCodes.path, (city) => ({ city, street: city })],
  [validateAddress.path, (text) => ({ zipCode: "10969", city: text, ShippingStreet: text })],
  [validateAddress.path, (text) => ({ zipCode: "10969", city: text, street: text, houseNumber: text })],
  [suggestIndustries.path, (trade) => ({ trade })],
  [suggestSearchKeywords.path, (searchKeyword) => ({ searchKeyword })],
  [suggestProductFeatures.path, (searchTerm) => ({ searchTerm })],
  [suggestServiceAreaCities.path, (searchTerm) => ({ searchTerm })],
];

async function answersWell(path: string, body: object): Promise<void> {
  const started = performance.now();
  const { status } = await anna.client.send({ method: "POST", path, accountId: anna.company.id, body });
  // 413 is fine: control characters take six bytes each in JSON.
  expect([200, 400, 413], JSON.stringify(body).slice(0, 200)).toContain(status);
  expect(performance.now() - started).toBeLessThan(TIME_LIMIT_MS);
}

test.each(CALLS)("%s", async (path, body) => {
  for (const term of TERMS) {
    await answersWell(path, body(term));
    await answersWell(path, body(term.repeat(200).slice(0, 200)));
  }
  await answersWell(path, body("%_'".repeat(100)));
});

test("any text", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CALLS),
      fc.string({ unit: "binary", maxLength: 60 }),
      async ([path, body], term) => answersWell(path, body(term)),
    ),
    { numRuns: 150 },
  );
}, 60_000);
