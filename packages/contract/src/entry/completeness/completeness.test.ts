import { EMPTY_PARTS, withEmptyFields } from "../parts.ts";
import type { SalesForceEntry } from "../entry.ts";
import { ENTRY_PARTS } from "../parts.ts";
import { emptyOpeningHours } from "../../opening-hours/model.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMPLETENESS_PARTS, completenessOf, type EntryFacts, entryFactsOf } from "./completeness.ts";
import { CRITERIA } from "./criteria.ts";

const nothing: EntryFacts = {
  hasStreet: false,
  hasPostalCodeAndCity: false,
  hasPhone: false,
  hasEmail: false,
  hasWebsite: false,
  hasOpeningHours: false,
  hasLogo: false,
  hasSlogan: false,
  aboutUsCharacters: 0,
  hasFoundingYear: false,
  specialtyCount: 0,
  trades: [],
  filledParts: [],
};
const everything: EntryFacts = {
  hasStreet: true,
  hasPostalCodeAndCity: true,
  hasPhone: true,
  hasEmail: true,
  hasWebsite: true,
  hasOpeningHours: true,
  hasLogo: true,
  hasSlogan: true,
  aboutUsCharacters: 1000,
  hasFoundingYear: true,
  specialtyCount: 5,
  trades: [],
  filledParts: COMPLETENESS_PARTS,
};

describe("completenessOf", () => {
  test("an empty entry has 0 percent, a complete one 100, and only a complete one has no next action", () => {
    expect(completenessOf(nothing)).toMatchObject({ percent: 0, next: { id: "openingHours", gain: 10 } });
    expect(completenessOf(everything)).toMatchObject({ percent: 100, actions: [], next: null });
  });

  test("only the given parts count", () => {
    expect(completenessOf({ ...everything, filledParts: [] }).percent).toBe(55);
    expect(completenessOf({ ...everything, filledParts: [] }, ["companyData", "openingHours"]).percent).toBe(100);
  });

  test("all criteria add up to 100 points, so that points are percent", () => {
    expect(CRITERIA.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    expect(completenessOf({ ...nothing, hasLogo: true, hasPhone: true }).percent).toBe(15);
  });

  test("each part has its own percentage and missing points", () => {
    const { parts } = completenessOf({ ...nothing, hasOpeningHours: true, hasSlogan: true });
    expect(parts.slice(0, 4)).toEqual([
      { part: "companyData", percent: 0, missing: 25, fits: true },
      { part: "openingHours", percent: 100, missing: 0, fits: true },
      { part: "logoAndSlogan", percent: 22, missing: 7, fits: true },
      { part: "aboutUs", percent: 0, missing: 11, fits: true },
    ]);
  });

  test.each([
    ["aboutUsCharacters", 149, []],
    ["aboutUsCharacters", 150, ["aboutUs"]],
    ["aboutUsCharacters", 399, ["aboutUs"]],
    ["aboutUsCharacters", 400, ["aboutUs", "aboutUsLong"]],
    ["specialtyCount", 2, []],
    ["specialtyCount", 3, ["specialties"]],
  ] as const)("%s of %i meets %j", (fact, value, expected) => {
    expect(CRITERIA.filter(({ isMet }) => isMet({ ...nothing, [fact]: value })).map(({ id }) => id)).toEqual(expected);
  });

  test("actions begin with the most points, of equal ones with the least work", () => {
    const ids = completenessOf({ ...nothing, hasStreet: true }).actions.map(({ id }) => id);
    expect(ids.slice(0, 5)).toEqual(["openingHours", "phone", "tradesData", "logo", "media"]);
    expect(ids.at(-1)).toBe("aboutUsLong");
  });

  const AREA = ["customerCards", "productFeaturesData", "serviceAreaData"];
  test.each([
    [["Zahnarzt"], []],
    [["Steuerberater", "Rechtsanwalt"], []],
    [["Zahnarzt", "Zahntechnik"], AREA],
    [["Dachdecker"], AREA],
    [[], AREA],
  ])("trades %j are asked for %j of area, brands and cards", (trades, asked) => {
    const ids = completenessOf({ ...nothing, trades }).actions.map(({ id }) => id);
    expect(ids.filter((id) => AREA.includes(id)).toSorted()).toEqual(asked);
  });

  test("a practice is complete without what does not fit, and keeps the points of what it filled in", () => {
    const practice = { ...everything, trades: ["Zahnarzt"] };
    const parts = COMPLETENESS_PARTS.filter((part) => !AREA.includes(part));
    expect(completenessOf({ ...practice, filledParts: parts })).toMatchObject({ percent: 100, actions: [] });
    const { parts: told } = completenessOf({ ...practice, filledParts: [...parts, "serviceAreaData"] });
    expect(told.filter(({ fits }) => !fits).map(({ part }) => part)).toEqual(["customerCards", "productFeaturesData"]);
  });

  test("titles and benefits are German sentences without exclamation marks, and ids are unique", () => {
    expect(new Set(CRITERIA.map(({ id }) => id)).size).toBe(CRITERIA.length);
    for (const { title, benefit } of CRITERIA) {
      expect(benefit).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(title + benefit).not.toMatch(/!/);
    }
  });

  const anyFacts = fc.record({
    hasStreet: fc.boolean(),
    hasPostalCodeAndCity: fc.boolean(),
    hasPhone: fc.boolean(),
    hasEmail: fc.boolean(),
    hasWebsite: fc.boolean(),
    hasOpeningHours: fc.boolean(),
    hasLogo: fc.boolean(),
    hasSlogan: fc.boolean(),
    aboutUsCharacters: fc.nat(1000),
    hasFoundingYear: fc.boolean(),
    specialtyCount: fc.nat(5),
    trades: fc.subarray(["Zahnarzt", "Dachdecker"]),
    filledParts: fc.subarray([...COMPLETENESS_PARTS]),
  });

  test("percent stays between 0 and 100, is 100 exactly if nothing is missing, and every gain is positive", () => {
    fc.assert(
      fc.property(anyFacts, fc.subarray([...COMPLETENESS_PARTS], { minLength: 1 }), (facts, editable) => {
        const { percent, actions, next } = completenessOf(facts, editable);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent === 100).toBe(actions.length === 0);
        expect(next).toBe(actions[0] ?? null);
        for (const { gain } of actions) {
          expect(gain).toBeGreaterThanOrEqual(0);
          expect(percent + gain).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

test("entryFactsOf lists the filled parts of an entry", () => {
  const entry: SalesForceEntry = {
    companyId: 1,
    displayName: "Bäckerei Petersen",
    company_name: "Bäckerei Petersen",
    ShippingStreet: "Lange Reihe 7",
    ShippingPostalCode: "20099",
    ShippingCity: "",
    Phone: "",
    mobile: "0152 28817386",
    fax: "",
    email: " ",
    website: "baeckerei.example",
    slogan: "",
    media_owner: [{ Type__c: "LOGO", Url: "/media/1", alt: "" }],
    openingHours: {
      ...emptyOpeningHours(),
      specialDays: [{ from: "2026-12-24", to: "2026-12-24", label: "", spans: [] }],
    },
    ...EMPTY_PARTS,
    aboutUs: withEmptyFields("aboutUs", {
      text: " Seit drei Generationen. ",
      foundingYear: 1931,
      specialties: ["Brot", ""],
    }),
    payments: withEmptyFields("payments", { paymentMethods: ["cash"] }),
    serviceAreaData: withEmptyFields("serviceAreaData", { radiusKm: 20 }),
    versions: Object.fromEntries(ENTRY_PARTS.map((part) => [part, 1])) as SalesForceEntry["versions"],
    updatedAt: "2026-01-01T00:00:00Z",
  };
  expect(entryFactsOf(entry)).toEqual({
    ...nothing,
    hasStreet: true,
    hasPhone: true,
    hasWebsite: true,
    hasLogo: true,
    aboutUsCharacters: 23,
    hasFoundingYear: true,
    specialtyCount: 1,
    filledParts: ["aboutUs", "payments", "serviceAreaData"],
  });
});
