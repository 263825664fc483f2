/** The head of a public entry is checked against schema.org's vocabulary. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { BRANDS } from "@portal/contract/brands/brands";
import {
  EMPLOYEE_BAND_CODES,
  LANGUAGE_CODES,
  NETWORK_CODES,
  NETWORKS,
  PAYMENT_METHOD_CODES,
  SERVICE_FEATURE_CODES,
} from "@portal/contract/entry/choices";
import type { PublicEntry } from "@portal/contract/entry/entry";
import { EMPTY_PARTS, withEmptyFields } from "@portal/contract/entry/parts";
import type { OpeningHours } from "@portal/contract/opening-hours/model";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../../testing/import-test.ts";
import { checkStructuredData } from "../../../testing/structured-data/check.ts";
import { toPublicEntry } from "../wire.ts";
import { descriptionOf, entryHead } from "./head.ts";

const NOW = new Date("2026-03-02T09:00:00Z");
const ORIGIN = "https://www.nahbei.example";
const headOf = (entry: PublicEntry): string =>
  entryHead(entry, { brand: BRANDS[0], origin: ORIGIN, now: NOW, indexed: true });
const pageOf = (entry: PublicEntry): string => `<!doctype html><html><head>${headOf(entry)}</head><body></body></html>`;

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
  const folder = fileURLToPath(new URL("../../../../../../packages/db/demo/", import.meta.url));
  for (const name of readdirSync(folder).toSorted()) {
    if (!/^(companies|entries)\.ndjson$/.test(name)) continue;
    const file = path.join(folder, name);
    await t.run(readFileSync(file, "utf8").split("\n"), { file, now: NOW });
  }
}, 60_000);
afterAll(() => t.close());

test("the heads of the demo entries describe local businesses that schema.org's vocabulary accepts", async () => {
  const rows = await t.db.selectFrom("entries").selectAll().execute();
  expect(rows.length).toBeGreaterThanOrEqual(14);
  for (const row of rows) {
    const entry = toPublicEntry(row);
    const { faults, nodes } = await checkStructuredData(pageOf(entry));
    expect(faults, entry.company_name).toEqual([]);
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).toMatchObject({ "@type": "LocalBusiness", name: entry.company_name });
  }
});

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom("", "</script><script>alert(1)</script>", "<!--<script>", `"'&$&$1`, "%TITLE%", "\u2028", "Größe"),
);
const filled = text.filter((one) => one !== "");
const texts = fc.array(filled, { maxLength: 3 });
const time = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`,
  );
const spans = fc.array(fc.record({ from: time, to: time }), { maxLength: 2 });
const day = fc.constantFrom("2026-01-01", "2026-03-02", "2026-12-24", "2028-02-29");
const openingHours: fc.Arbitrary<OpeningHours> = fc.record({
  week: fc.array(fc.record({ spans, byAppointment: fc.boolean() }), { minLength: 7, maxLength: 7 }),
  specialDays: fc.array(fc.record({ from: day, to: day, label: text, spans }), { maxLength: 3 }),
  temporarilyClosed: fc.option(fc.record({ from: day, until: fc.option(day), note: text })),
});
const key = fc.stringMatching(/^[0-9A-Za-z]{22}$/).map((name) => `/media/${name}`);

const entry: fc.Arbitrary<PublicEntry> = fc
  .record({
    companyId: fc.integer({ min: 1 }),
    company_name: filled,
    ShippingStreet: text,
    ShippingPostalCode: text,
    ShippingCity: text,
    Phone: text,
    mobile: fc.constantFrom("", "0152 28817386"),
    fax: text,
    email: text,
    website: fc.constantFrom("", "https://brandt.example/dächer?a=1&b=2"),
    slogan: text,
    media_owner: fc.array(fc.record({ Type__c: fc.constant("LOGO"), Url: key, alt: text }), { maxLength: 1 }),
    openingHours,
    aboutUs: fc.record({ text, foundingYear: fc.option(fc.integer({ min: 1000, max: 2026 })), specialties: texts }),
    photos: fc.array(fc.record({ Url: key, alt: text, width: fc.nat(), height: fc.nat() }), { maxLength: 3 }),
    profiles: fc.subarray([...NETWORK_CODES]),
    employees: fc.constantFrom("" as const, ...EMPLOYEE_BAND_CODES),
    languages: fc.subarray([...LANGUAGE_CODES]),
    paymentMethods: fc.subarray([...PAYMENT_METHOD_CODES]),
    services: fc.subarray([...SERVICE_FEATURE_CODES]),
    products: texts,
    trades: texts,
    keywords: texts,
    bookingUrl: fc.constantFrom("", "termin.example"),
    serviceAreaData: fc.record({
      nationwide: fc.boolean(),
      radiusKm: fc.option(fc.integer({ min: 1, max: 500 })),
      cities: fc.array(fc.record({ name: filled, state: text }), { maxLength: 3 }),
    }),
  })
  .map(
    ({ photos, profiles, employees, languages, paymentMethods, services, products, trades, keywords, ...others }) => ({
      ...EMPTY_PARTS,
      ...others,
      media: { photos },
      companyDetailsData: { ...EMPTY_PARTS.companyDetailsData, employees, languages },
      payments: withEmptyFields("payments", { paymentMethods }),
      serviceFeaturesData: withEmptyFields("serviceFeaturesData", { services }),
      productFeaturesData: withEmptyFields("productFeaturesData", { products }),
      tradesData: withEmptyFields("tradesData", { trades }),
      searchKeywordsData: withEmptyFields("searchKeywordsData", { keywords }),
      onlinePresence: withEmptyFields("onlinePresence", {
        profiles: profiles.map((network) => ({ network, url: `${NETWORKS[network].hosts[0]}/brandt` })),
        bookingUrl: others.bookingUrl,
      }),
      aboutUs: withEmptyFields("aboutUs", others.aboutUs),
      serviceAreaData: withEmptyFields("serviceAreaData", others.serviceAreaData),
    }),
  );

test("the head of a generated entry is accepted, whatever its texts contain", async () => {
  await fc.assert(
    fc.asyncProperty(entry, async (one) => {
      const { faults, nodes } = await checkStructuredData(pageOf(one));
      expect(faults).toEqual([]);
      expect(nodes.map(({ name }) => name)).toEqual([one.company_name]);
    }),
    { numRuns: 150 },
  );
}, 60_000);

test("texts of an entry never end an attribute, an element or the script in the head", () => {
  fc.assert(
    fc.property(entry, (one) => {
      const head = headOf(one);
      expect(head.match(/<[a-z]+/g)?.filter((tag) => !["<meta", "<link"].includes(tag))).toEqual(["<script"]);
      expect(head.split("</script>")).toHaveLength(2);
      expect(head.includes("<!--")).toBe(false);
    }),
  );
});

test("checkStructuredData reports wrong types, properties and values", async () => {
  const wrong = (fields: object): string =>
    `<script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      name: "Brandt",
      ...fields,
    })}</script>`;
  for (const fields of [
    { colour: "blue" },
    { "@type": "LokalesGeschäft" },
    { url: "keine" },
    { foundingDate: "2. März" },
    { address: { "@type": "PostalAddress", street: "Lindenstraße 12" } },
    { address: { "@type": "Country", name: "Deutschland" } },
    { openingHoursSpecification: [{ "@type": "OpeningHoursSpecification", opens: "8 Uhr", closes: "12:00" }] },
    { openingHoursSpecification: [{ "@type": "OpeningHoursSpecification", dayOfWeek: "Montag" }] },
  ]) {
    expect((await checkStructuredData(wrong(fields))).faults, JSON.stringify(fields)).not.toEqual([]);
  }
  expect((await checkStructuredData(wrong({}))).faults).toEqual([]);
  expect((await checkStructuredData('<script type="application/ld+json">{"@type":</script>')).faults).not.toEqual([]);
});

test.each([
  [{ slogan: "Dicht hält", aboutUs: "Seit 1962.\n\nAuf  Dächern." }, "Dicht hält Seit 1962. Auf Dächern."],
  [{ slogan: "", aboutUs: "", ShippingCity: "Kiel" }, "Adresse, Öffnungszeiten und Kontakt: Brandt in Kiel."],
  [{ slogan: "", aboutUs: "wort ".repeat(50) }, `${"wort ".repeat(32).trim()}…`],
  [{ slogan: "", aboutUs: "x".repeat(200) }, `${"x".repeat(160)}…`],
])("%j is described", ({ aboutUs, ...fields }, description) => {
  const one = { company_name: "Brandt", ShippingCity: "", ...fields, aboutUs: { text: aboutUs } };
  expect(descriptionOf(one as PublicEntry)).toBe(description);
});
