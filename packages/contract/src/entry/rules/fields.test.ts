/** The bounds of every part's fields: the last value that passes, and the first that is refused with its message. */
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ABOUT_US_LIMITS, aboutUsFields } from "./about-us.ts";
import { B2B_CODEX_LIMITS, b2bCodexFields, signedByName } from "./b2b-codex.ts";
import { COMPANY_DATA_LIMITS, companyDataFields } from "./company-data.ts";
import { COMPANY_DETAILS_LIMITS, companyDetailsFields } from "./company-details.ts";
import { CUSTOMER_CARDS_LIMITS, customerCardsFields } from "./customer-cards.ts";
import { DOCUMENTS_LIMITS, documentsFields } from "./documents.ts";
import { LOGO_AND_SLOGAN_LIMITS, logoAndSloganFields } from "./logo-and-slogan.ts";
import { MEDIA_LIMITS, mediaFields } from "./media.ts";
import { onlinePresenceFields } from "./online-presence.ts";
import { openingHoursFields } from "./opening-hours.ts";
import { paymentsFields } from "./payments.ts";
import { PRODUCT_FEATURES_LIMITS, productFeaturesFields } from "./product-features.ts";
import { SEARCH_KEYWORDS_LIMITS, searchKeywordsFields } from "./search-keywords.ts";
import { SERVICE_AREA_LIMITS, serviceAreaFields } from "./service-area.ts";
import { serviceFeaturesFields } from "./service-features.ts";
import { TRADES_LIMITS, tradesFields } from "./trades.ts";

const letters = (count: number): string => "x".repeat(count);
const several = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const words = (count: number): string[] => several(count, (index) => `Wort ${index}`);
const media = (count: number) => several(count, (index) => ({ file: `/media/a${index}`, alt: "" }));
const papers = (count: number) => several(count, (index) => ({ file: `/media/a${index}`, title: "Preisliste" }));
const places = (count: number) => several(count, (index) => ({ name: `Ort ${index}`, state: "" }));

const refusalOf = (field: z.ZodMiniType, value: unknown): string | undefined => {
  const result = z.safeParse(field, value);
  return result.success ? undefined : result.error.issues[0]?.message;
};

describe("a text as long as its limit passes, one character more is refused", () => {
  test.each<[string, z.ZodMiniType, number]>([
    ["company name", companyDataFields.company_name, COMPANY_DATA_LIMITS.name],
    ["town", companyDataFields.ShippingCity, COMPANY_DATA_LIMITS.city],
    ["slogan", logoAndSloganFields.slogan, LOGO_AND_SLOGAN_LIMITS.slogan],
    ["description of the logo", logoAndSloganFields.logoAlt, LOGO_AND_SLOGAN_LIMITS.logoAlt],
    ["about us", aboutUsFields.text, ABOUT_US_LIMITS.text],
    ["own card", customerCardsFields.ownCard, CUSTOMER_CARDS_LIMITS.ownCard],
    ["signatory", b2bCodexFields.signatory, B2B_CODEX_LIMITS.signatory],
    ["court", companyDetailsFields.registerCourt, COMPANY_DETAILS_LIMITS.registerCourt],
    ["register number", companyDetailsFields.registerNumber, COMPANY_DETAILS_LIMITS.registerNumber],
  ])("%s", (_name, field, limit) => {
    expect(refusalOf(field, letters(limit))).toBeUndefined();
    expect(refusalOf(field, letters(limit + 1))).toBe(`Bitte höchstens ${limit} Zeichen.`);
  });
});

describe("a list as long as its limit passes, one more is refused", () => {
  test.each<[string, z.ZodMiniType, (count: number) => unknown[], number, RegExp]>([
    ["specialties", aboutUsFields.specialties, words, ABOUT_US_LIMITS.specialties, /höchstens 5 Schwerpunkte/],
    ["directors", companyDetailsFields.directors, words, COMPANY_DETAILS_LIMITS.directors, /^Personen: höchstens 10/],
    [
      "certificates",
      companyDetailsFields.certificates,
      words,
      COMPANY_DETAILS_LIMITS.certificates,
      /^Auszeichnungen: höchstens 10/,
    ],
    ["products", productFeaturesFields.products, words, PRODUCT_FEATURES_LIMITS.products, /^Produkte: höchstens 30/],
    ["keywords", searchKeywordsFields.keywords, words, SEARCH_KEYWORDS_LIMITS.keywords, /^Suchbegriffe: höchstens 20/],
    ["trades", tradesFields.trades, words, TRADES_LIMITS.trades, /^Branchen: höchstens 10/],
    ["photos", mediaFields.photos, media, MEDIA_LIMITS.photos, /höchstens 30 Bilder/],
    ["documents", documentsFields.documents, papers, DOCUMENTS_LIMITS.documents, /höchstens 10 Dokumente/],
    ["places", serviceAreaFields.cities, places, SERVICE_AREA_LIMITS.cities, /höchstens 50 Orte/],
  ])("%s", (_name, field, make, limit, message) => {
    expect(refusalOf(field, make(limit))).toBeUndefined();
    expect(refusalOf(field, make(limit + 1))).toMatch(message);
  });
});

describe("an item as long as its limit passes, one character more is refused", () => {
  test.each<[string, z.ZodMiniType, (text: string) => unknown[], number]>([
    ["specialty", aboutUsFields.specialties, (text) => [text], ABOUT_US_LIMITS.specialty],
    ["director", companyDetailsFields.directors, (text) => [text], COMPANY_DETAILS_LIMITS.director],
    ["certificate", companyDetailsFields.certificates, (text) => [text], COMPANY_DETAILS_LIMITS.certificate],
    ["product", productFeaturesFields.products, (text) => [text], PRODUCT_FEATURES_LIMITS.product],
    ["keyword", searchKeywordsFields.keywords, (text) => [text], SEARCH_KEYWORDS_LIMITS.keyword],
    ["trade", tradesFields.trades, (text) => [text], TRADES_LIMITS.trade],
    ["photo", mediaFields.photos, (alt) => [{ file: "/media/a", alt }], MEDIA_LIMITS.alt],
    ["document", documentsFields.documents, (title) => [{ file: "/media/a", title }], DOCUMENTS_LIMITS.title],
    ["place", serviceAreaFields.cities, (name) => [{ name, state: "" }], SERVICE_AREA_LIMITS.city],
  ])("%s", (_name, field, make, limit) => {
    expect(refusalOf(field, make(letters(limit)))).toBeUndefined();
    expect(refusalOf(field, make(letters(limit + 1)))).toBe(`Bitte höchstens ${limit} Zeichen.`);
  });
});

describe("what may be there once", () => {
  test.each<[string, z.ZodMiniType, unknown[], RegExp]>([
    ["a photo", mediaFields.photos, [...media(1), ...media(1)], /jedes Bild nur einmal/],
    ["a document", documentsFields.documents, [...papers(1), ...papers(1)], /jedes Dokument nur einmal/],
    ["a place", serviceAreaFields.cities, [...places(1), ...places(1)], /jeden Ort nur einmal/],
    ["a product, whatever its case", productFeaturesFields.products, ["Brot", "BROT"], /jede Angabe nur einmal/],
    [
      "a network",
      onlinePresenceFields.profiles,
      several(2, (index) => ({ network: "xing", url: `xing.com/${index}` })),
      /jedes Netzwerk nur einmal/,
    ],
  ])("%s is refused twice", (_name, field, value, message) => expect(refusalOf(field, value)).toMatch(message));

  test("two places of one name in two federal states are two places", () => {
    const cities = ["Bayern", "Hessen"].map((state) => ({ name: "Neustadt", state }));
    expect(refusalOf(serviceAreaFields.cities, cities)).toBeUndefined();
  });
});

test.each<[unknown, string | undefined]>([
  ["tmpfile-0aZ", undefined],
  ["/media/0aZ", undefined],
  [`/media/${letters(64)}`, undefined],
  [`/media/${letters(65)}`, "again"],
  ["/media/", "again"],
  ["/media/a-b", "again"],
  ["x/media/a", "again"],
  ["/media/a/b", "again"],
  [letters(101), "again"],
  [7, "again"],
])("the file %j is refused: %s", (file, refusal) => {
  const expected = refusal && "Bitte laden Sie die Datei erneut hoch.";
  expect(refusalOf(mediaFields.photos, [{ file, alt: "" }])).toBe(expected);
});

test.each([
  ["DE123456789", "DE123456789"],
  ["de 123.456-789", "DE123456789"],
  ["", ""],
  ["DE12345678", null],
  ["DE1234567890", null],
  ["XDE123456789", null],
  ["DE12345678A", null],
])("the VAT id %j becomes %j", (typed, stored) => {
  const result = z.safeParse(companyDetailsFields.vatId, typed);
  expect(result.success ? result.data : null).toBe(stored);
  if (!result.success) expect(result.error.issues[0]?.message).toMatch(/DE und neun Ziffern/);
});

test.each<[string, string, boolean]>([
  ["facebook", "https://www.facebook.com/firma", true],
  ["facebook", "fb.me/firma", true],
  ["facebook", "https://de-de.facebook.com/firma", true],
  ["facebook", "https://facebook.com.boese.example/firma", false],
  ["facebook", "https://boesefacebook.com/firma", false],
  ["facebook", "https://www.instagram.com/firma", false],
  ["pinterest", "pinterest.de/firma", true],
  ["xing", "kein Link", false],
])("a profile at %s with %s is valid: %s", (network, url, fits) => {
  const refusal = refusalOf(onlinePresenceFields.profiles, [{ network, url }]);
  expect(refusal === undefined).toBe(fits);
  if (!fits)
    expect(refusal).toMatch(/^Das ist keine Adresse bei (Facebook|XING)\. Sie beginnt zum Beispiel mit \w+\.com\//);
});

test("a refused profile is told at its address", () => {
  const result = z.safeParse(onlinePresenceFields.profiles, [{ network: "xing", url: "https://fb.com/a" }]);
  expect(result.error?.issues[0]?.path).toEqual([0, "url"]);
  expect(refusalOf(onlinePresenceFields.profiles, [{ network: "xing", url: "" }])).toMatch(/Adresse Ihres Profils/);
  expect(refusalOf(onlinePresenceFields.profiles, [{ network: "nirgends", url: "a.example" }])).toMatch(/Netzwerk/);
});

test.each([
  ["", true],
  ["www.laden.example", true],
  [`a.example/${letters(490)}`, true],
  [`a.example/${letters(491)}`, false],
  ["laden", false],
])("the address of shop and booking %j is valid: %s", (url, fits) => {
  expect(refusalOf(onlinePresenceFields.shopUrl, url) === undefined).toBe(fits);
  expect(refusalOf(onlinePresenceFields.bookingUrl, url) === undefined).toBe(fits);
});

test.each([
  [["none"], true],
  [["payback"], true],
  [["none", "payback"], false],
])("the cards %j are valid: %s", (cards, fits) => {
  expect(refusalOf(customerCardsFields.cards, cards)).toBe(
    fits ? undefined : "Bitte wählen Sie entweder „Keine“ oder die Karten, die gelten.",
  );
});

test.each([
  [1, true],
  [500, true],
  [0, false],
  [501, false],
  [1.5, false],
  [null, true],
])("a radius of %j km is valid: %s", (radius, fits) => {
  expect(refusalOf(serviceAreaFields.radiusKm, radius) === undefined).toBe(fits);
});

test.each([
  [1000, true],
  [9999, true],
  [999, false],
  [10_000, false],
  [null, true],
])("the founding year %j is valid: %s", (year, fits) => {
  expect(refusalOf(aboutUsFields.foundingYear, year) === undefined).toBe(fits);
});

test("a crop is of whole pixels, none below zero", () => {
  const crop = (x: number) => refusalOf(logoAndSloganFields.crop, { x, y: 0, width: 10, height: 10 });
  expect([crop(0), crop(-1), crop(0.5)]).toEqual([
    undefined,
    "Bitte wählen Sie den Ausschnitt neu.",
    "Bitte wählen Sie den Ausschnitt neu.",
  ]);
});

test("a codex is signed by a name, and withdrawn without one", () => {
  const codex = z.object(b2bCodexFields).check(signedByName);
  const issues = (value: object) => z.safeParse(codex, value).error?.issues.map(({ path }) => path.join("."));
  expect(issues({ accepted: true, signatory: "" })).toEqual(["signatory"]);
  expect(issues({ accepted: true, signatory: "Anna Brandt" })).toBeUndefined();
  expect(issues({ accepted: false, signatory: "" })).toBeUndefined();
});

test.each<[string, z.ZodMiniType]>([
  ["opening hours", z.object(openingHoursFields)],
  ["payments", z.object(paymentsFields)],
  ["services", z.object(serviceFeaturesFields)],
])("%s refuse a body without their field", (_name, schema) => expect(z.safeParse(schema, {}).success).toBe(false));
