import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareListing } from "./compare-listing.ts";
import { MATCH_THRESHOLD, matchScore } from "./match.ts";
import { failedResult, judgeListings } from "./listing-result.ts";
import {
  emptyReading,
  isWorthRetrying,
  LISTING_ERROR_REASONS,
  LISTING_ERROR_TEXTS,
  LISTING_FIELD_LABELS,
  LISTING_FIELDS,
  type ListingExpectation,
  type ListingReading,
  PORTAL_STATUSES,
} from "@portal/contract/entry-service/listing";

const eightToSix = { spans: [{ from: "08:00", to: "18:00" }], byAppointment: false };
const shut = { spans: [], byAppointment: false };

const EXPECTED: ListingExpectation = {
  name: "Dachdeckerei Lorenz GmbH",
  street: "Vogelsanger Straße",
  houseNumber: "214",
  postalCode: "50825",
  city: "Köln",
  phone: "0221 4710214",
  website: "https://www.dachdeckerei-lorenz.example",
  openingHours: [eightToSix, eightToSix, eightToSix, eightToSix, eightToSix, shut, shut],
};
const RIGHT: ListingReading = {
  name: "DACHDECKEREI LORENZ",
  streetLine: "Vogelsanger Str. 214",
  postalCode: "50825",
  city: "Koeln",
  phones: ["+49 (0)221 / 47 10 - 214"],
  websites: ["http://dachdeckerei-lorenz.example/?utm_source=portal"],
  openingHours: { texts: ["Mo-Fr 8-18 Uhr"], specifications: [] },
};
const verdicts = (found: Partial<ListingReading>, expected: Partial<ListingExpectation> = {}) =>
  Object.fromEntries(
    compareListing({ ...EXPECTED, ...expected }, { ...RIGHT, ...found })
      .filter(({ verdict }) => verdict !== "same")
      .map(({ field, verdict }) => [field, verdict]),
  );
const hours = (...texts: string[]) => ({ texts, specifications: [] });

describe("verdicts of the fields", () => {
  test("other spellings are the same", () => expect(verdicts({})).toEqual({}));

  test.each<[string, Partial<ListingReading>, Record<string, string>]>([
    ["an old phone", { phones: ["0221 999"] }, { phone: "different" }],
    ["the right phone and another one in one text", { phones: ["0221 47102140 / 0221 4710214"] }, {}],
    ["another phone that contains the right one", { phones: ["0221 4710214 / 15"] }, { phone: "unreadable" }],
    ["a phone that lost its last digits", { phones: ["0221 47"] }, { phone: "different" }],
    ["one right phone of two", { phones: ["0221 999", "0221 4710214"] }, {}],
    ["an old address", { streetLine: "Venloer Str. 9" }, { street: "different", houseNumber: "different" }],
    ["no number", { streetLine: "Vogelsanger Straße" }, { houseNumber: "missing" }],
    ["no street", { streetLine: "" }, { street: "missing", houseNumber: "missing" }],
    ["no street in the line", { streetLine: "214" }, { street: "unreadable" }],
    [
      "a whole address in the street's text",
      { streetLine: "Vogelsanger Str. 214, 50825 Köln", postalCode: "", city: "" },
      {},
    ],
    ["two addresses", { streetLine: "Vogelsanger Str. 214, Markt 3, 50825 Köln" }, { street: "unreadable" }],
    ["a missing leading zero of the postal code", { postalCode: "5082" }, { postalCode: "different" }],
    ["another town", { postalCode: "50667", city: "Bonn" }, { postalCode: "different", city: "different" }],
    ["nothing to call", { phones: ["auf Anfrage"] }, { phone: "unreadable" }],
    ["no website", { websites: [] }, { website: "missing" }],
    ["other hours", { openingHours: hours("Mo-Fr 8-17 Uhr") }, { openingHours: "different" }],
    ["hours with a season", { openingHours: hours("im Sommer ab 8") }, { openingHours: "unreadable" }],
    ["no hours", { openingHours: hours() }, { openingHours: "missing" }],
  ])("%s", (_, found, expected) => expect(verdicts(found)).toEqual(expected));

  test("a line that no rule can read is the same if it is exactly the business's own", () => {
    const own = { street: "Schwarzer Bär", houseNumber: "2" };
    expect(verdicts({ streetLine: "Schwarzer Bär 2" }, own)).toEqual({});
    expect(verdicts({ streetLine: "Schwarzer Bär 3" }, own)).toEqual({ street: "unreadable" });
  });

  test("a value that the business does not have is extra, a value unknown here is not compared", () => {
    expect(verdicts({}, { website: "", openingHours: null, phone: "" })).toEqual({
      website: "extra",
      openingHours: "extra",
      phone: "extra",
    });
    const fields = compareListing({ name: "Dachdeckerei Lorenz" }, RIGHT).map(({ field }) => field);
    expect(fields).toEqual(["name"]);
  });

  test("a field without a value on either side is left out", () =>
    expect(compareListing({ name: "", phone: "", website: "", openingHours: null }, emptyReading())).toEqual([]));

  test("a portal that shows no hours gets no verdict on them", () =>
    expect(compareListing(EXPECTED, { ...RIGHT, openingHours: hours() }, ["name", "phone"])).toHaveLength(2));

  test("both sides are shown as text", () => {
    const found = compareListing(EXPECTED, { ...RIGHT, openingHours: hours("Mo-Do 8-17 Uhr") }).at(-1);
    expect(found).toEqual({
      field: "openingHours",
      expected: "Mo–Fr 08:00–18:00",
      found: "Mo–Do 08:00–17:00",
      verdict: "different",
    });
  });

  test("other names and numbers of the business are correct as well", () =>
    expect(
      verdicts(
        { name: "Lorenz Dach", phones: ["0176 04069011"] },
        { otherNames: ["Lorenz Dach"], otherPhones: ["+49 176 04069011"] },
      ),
    ).toEqual({}));
});

describe("matchScore", () => {
  test.each<[string, Partial<ListingReading>]>([
    ["the same", {}],
    ["an old phone and an old street", { phones: ["0221 999"], streetLine: "Venloer Str. 9" }],
    ["moved to another town, same phone", { streetLine: "Am Hof 1", postalCode: "53113", city: "Bonn" }],
    ["a misspelt name", { name: "Dachdeckrei Lorentz" }],
    ["another name, same phone and street", { name: "Zimmerei Lorenz & Partner" }],
    ["nothing but name and place", { ...emptyReading(), name: "Dachdeckerei Lorenz", city: "Köln" }],
  ])("%s: yes", (_, found) =>
    expect(matchScore(EXPECTED, { ...RIGHT, ...found })).toBeGreaterThanOrEqual(MATCH_THRESHOLD),
  );

  test.each<[string, Partial<ListingReading>]>([
    ["a neighbour in the same house", { name: "Zahnarztpraxis Hollenbach", phones: ["0221 1"], websites: [] }],
    [
      "the same name in another town",
      { streetLine: "Am Hof 1", postalCode: "53113", city: "Bonn", phones: ["0228 1"], websites: ["lorenz.example"] },
    ],
    ["nothing but the name", { ...emptyReading(), name: "Dachdeckerei Lorenz" }],
    ["nothing at all", emptyReading()],
  ])("%s: no", (_, found) => expect(matchScore(EXPECTED, { ...RIGHT, ...found })).toBeLessThan(MATCH_THRESHOLD));

  test("the score is a whole number from 0 to 100", () => {
    const text = fc.oneof(fc.string(), fc.constantFrom("Köln", "50825", "0221 4710214", "Dachdeckerei Lorenz"));
    fc.assert(
      fc.property(text, text, text, text, (name, streetLine, city, phone) => {
        const score = matchScore(EXPECTED, { ...emptyReading(), name, streetLine, city, phones: [phone] });
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }),
    );
  });
});

describe("judgeListings", () => {
  const listing = (number: number, found: Partial<ListingReading> = {}) => ({
    reading: { ...RIGHT, ...found },
    evidence: { url: `https://portal.example/${number}`, readAt: "2026-11-21T10:00:00.000Z" },
  });

  test("a correct listing is portal_ok", () =>
    expect(judgeListings(EXPECTED, [listing(1)])).toMatchObject({ status: "portal_ok", duplicates: [], reason: null }));

  test("a wrong field is portal_nok", () =>
    expect(judgeListings(EXPECTED, [listing(1, { phones: ["0221 999"] })])).toMatchObject({
      status: "portal_nok",
      evidence: { url: "https://portal.example/1" },
    }));

  test("an extra value alone stays portal_ok", () =>
    expect(judgeListings({ ...EXPECTED, website: "" }, [listing(1)]).status).toBe("portal_ok"));

  test("of two listings the better match is the listing and the other one a duplicate", () => {
    const listings = [
      listing(1, { phones: ["0221 999"] }),
      listing(2),
      listing(3, { name: "Bäckerei", phones: ["1"] }),
    ];
    expect(judgeListings(EXPECTED, listings)).toMatchObject({
      status: "portal_nok",
      evidence: { url: "https://portal.example/2" },
      duplicates: [
        { url: "https://portal.example/1", name: "DACHDECKEREI LORENZ", address: "Vogelsanger Str. 214, 50825 Koeln" },
      ],
    });
  });

  test("no matching listing is portal_not_found", () => {
    const nothing = { status: "portal_not_found", evidence: null, matchScore: 0, fields: [] };
    expect(judgeListings(EXPECTED, [])).toMatchObject(nothing);
    expect(judgeListings(EXPECTED, [listing(1, { name: "Bäckerei", phones: ["1"], websites: [] })])).toMatchObject(
      nothing,
    );
  });

  test("an error is portal_error with its reason", () =>
    expect(failedResult("timeout")).toMatchObject({ status: "portal_error", reason: "timeout", fields: [] }));
});

test("each field and each error reason has a German text, and some reasons are worth retrying", () => {
  expect(LISTING_FIELDS.map((field) => LISTING_FIELD_LABELS[field]).join()).toMatch(/^Name,.*,Öffnungszeiten$/);
  expect(
    LISTING_ERROR_REASONS.every((reason) => /^Das Portal .*\.$|^Die Antwort .*\.$/.test(LISTING_ERROR_TEXTS[reason])),
  ).toBe(true);
  expect(LISTING_ERROR_REASONS.filter((reason) => !isWorthRetrying(reason))).toEqual([
    "blocked",
    "too_large",
    "unreadable",
  ]);
});

test("the statuses are the four of the specification", () =>
  expect(PORTAL_STATUSES).toEqual(["portal_ok", "portal_nok", "portal_error", "portal_not_found"]));
