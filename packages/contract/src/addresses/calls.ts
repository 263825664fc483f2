/**
 * German places, postal codes and streets (Specification §7 "mws"). The specification is silent on bodies and answers;
 * these are the product's own. A text that finds nothing, an empty one included, answers an empty list. The client
 * cancels an earlier pending request when a new one starts.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { lineOf } from "../text/text-fields.ts";
import { ZIP_CODE_PATTERN } from "../text/patterns.ts";

/** Federal states by their ISO 3166-2 code without "DE-". */
export const FEDERAL_STATES = {
  BW: "Baden-Württemberg",
  BY: "Bayern",
  BE: "Berlin",
  BB: "Brandenburg",
  HB: "Bremen",
  HH: "Hamburg",
  HE: "Hessen",
  MV: "Mecklenburg-Vorpommern",
  NI: "Niedersachsen",
  NW: "Nordrhein-Westfalen",
  RP: "Rheinland-Pfalz",
  SL: "Saarland",
  SN: "Sachsen",
  ST: "Sachsen-Anhalt",
  SH: "Schleswig-Holstein",
  TH: "Thüringen",
} as const;
export type FederalState = keyof typeof FEDERAL_STATES;
export const FEDERAL_STATE_CODES = Object.keys(FEDERAL_STATES) as readonly FederalState[];

/** Suggestions in one answer, at most. */
export const SUGGESTIONS = 10;
/** Longest text that is searched for, in characters. */
export const MAX_SEARCH_TERM = 200;

/** What somebody has typed so far; a missing one is empty. */
const typed = z._default(lineOf(MAX_SEARCH_TERM), "");
/** The postal code as far as it is typed. */
const typedZipCode = z._default(
  z.string().check(z.trim(), z.regex(/^\d{0,5}$/, "Bitte geben Sie höchstens fünf Ziffern ein.")),
  "",
);

/** `zipCodes`: up to ten, ascending; a large city has more. */
export type CitySuggestion = { name: string; state: FederalState; stateName: string; zipCodes: string[] };

/** Cities by a beginning, a part or a similar spelling of the name, or by the beginning of a postal code; `zipCode` narrows them. */
export const suggestCities = endpoint<{ cities: CitySuggestion[] }>()({
  name: "suggestCities",
  method: "POST",
  path: "/api/mws/suggestions/cities",
  body: z.object({ searchTerm: typed, zipCode: typedZipCode }),
});

export type StreetSuggestion = { name: string; zipCode: string; city: string };

/** Known streets of a postal code, of a city or of both; with neither the list is empty. */
export const suggestStreets = endpoint<{ streets: StreetSuggestion[] }>()({
  name: "suggestStreets",
  method: "POST",
  path: "/api/mws/suggestions/streets",
  body: z.object({ searchTerm: typed, zipCode: typedZipCode, city: typed }),
});

export type ZipCodeSuggestion = { zipCode: string; city: string; state: FederalState; stateName: string };

/** Postal codes by their first digits, by city or by both; those in which `street` is known come first. */
export const suggestZipCodes = endpoint<{ zipCodes: ZipCodeSuggestion[] }>()({
  name: "suggestZipCodes",
  method: "POST",
  path: "/api/mws/suggestions/zip-codes",
  body: z.object({ searchTerm: typedZipCode, city: typed, street: typed }),
});

/**
 * `ok`: known, and it fits the rest; `mismatch`: known, but it belongs elsewhere, or it has not the form of one;
 * `unknown`: the data do not have it, which does not make it wrong. Never a reason to refuse an address.
 */
export const ADDRESS_VERDICTS = ["ok", "unknown", "mismatch"] as const;
export type AddressVerdict = (typeof ADDRESS_VERDICTS)[number];

/** `suggestions`: values that would fit, best first, ten at most. `hint`: a German sentence, "" where there is nothing to say. */
export type AddressFinding = { verdict: AddressVerdict; suggestions: string[]; hint: string };

export const ADDRESS_FIELDS = ["street", "houseNumber", "zipCode", "city"] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** `state`: where the postal code lies, by the city where a code reaches over a border; null where the code is not known. */
export type AddressValidation = {
  fields: Record<AddressField, AddressFinding>;
  state: FederalState | null;
  stateName: string;
};

/**
 * What the data say about an address: a hint, never a refusal. `ShippingStreet` is street and house number in one line
 * and wins over `street` and `houseNumber`.
 */
export const validateAddress = endpoint<AddressValidation>()({
  name: "validateAddress",
  method: "POST",
  path: "/api/mws/address/validate",
  body: z.object({
    ShippingStreet: typed,
    street: typed,
    houseNumber: typed,
    zipCode: z.string().check(z.trim(), z.regex(ZIP_CODE_PATTERN, "Bitte geben Sie fünf Ziffern ein.")),
    city: lineOf(MAX_SEARCH_TERM),
  }),
});
