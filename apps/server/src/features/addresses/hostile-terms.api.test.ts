/** Texts that search patterns and fingers produce: each answers quickly, with a list or a message at its field. */
import { suggestCities, suggestStreets, suggestZipCodes, validateAddress } from "@portal/contract/addresses/calls";
import {
  suggestIndustries,
  suggestProductFeatures,
  suggestSearchKeywords,
  suggestServiceAreaCities,
} from "@portal/contract/entry/suggestions/calls";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

/** The slowest takes some 70 ms; the rest is for a busy machine. A pattern that runs away takes minutes. */
const PATIENCE_MS = 5_000;
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

let t: TestApp;
let anna: SignedIn;
beforeAll(async () => {
  t = await buildTestApp();
  anna = await t.signIn({ companies: [{}] });
});
afterAll(() => t.close());

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
  const { status } = await anna.client.send({ method: "POST", path, accountId: anna.companyIds[0], body });
  // 413: control characters take six bytes each in JSON, so that many of them are too large a body.
  expect([200, 400, 413], JSON.stringify(body).slice(0, 200)).toContain(status);
  expect(performance.now() - started).toBeLessThan(PATIENCE_MS);
}

test.each(CALLS)("%s", async (path, body) => {
  for (const term of TERMS) {
    await answersWell(path, body(term));
    await answersWell(path, body(term.repeat(200).slice(0, 200)));
  }
  await answersWell(path, body("%_'".repeat(100)));
});

test("any text at all", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CALLS),
      fc.string({ unit: "binary", maxLength: 60 }),
      async ([path, body], term) => answersWell(path, body(term)),
    ),
    { numRuns: 150 },
  );
}, 60_000);
