/**
 * German places, postal codes and streets (Specification §7 "mws"). The specification gives no bodies and answers;
 * these are our own. A text that matches nothing, the empty text included, gets an empty list. The client cancels an
 * earlier pending request when it starts a new one.
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

/** Most suggestions in one answer. */
export const SUGGESTIONS = 10;
/** Longest search text, in characters. */
export const MAX_SEARCH_TERM = 200;

/** The text typed so far; a missing one counts as empty. */
const typed = z._default(lineOf(MAX_SEARCH_TERM), "");
/** The digits of the postal code typed so far. */
const typedZipCode = z._default(
  z.string().check(z.trim(), z.regex(/^\d{0,5}$/, "Bitte geben Sie höchstens fünf Ziffern ein.")),
  "",
);

/** `zipCodes`: at most ten, ascending, although a large city has more. */
export type CitySuggestion = { name: string; state: FederalState; stateName: string; zipCodes: string[] };

/**
 * Finds cities by the beginning, a part or a similar spelling of their name, or by the beginning of a postal code.
 * `zipCode` narrows the result.
 */
export const suggestCities = endpoint<{ cities: CitySuggestion[] }>()({
  name: "suggestCities",
  method: "POST",
  path: "/api/mws/suggestions/cities",
  body: z.object({ searchTerm: typed, zipCode: typedZipCode }),
});

export type StreetSuggestion = { name: string; zipCode: string; city: string };

/** Known streets of a postal code, of a city or of both. Without either the list is empty. */
export const suggestStreets = endpoint<{ streets: StreetSuggestion[] }>()({
  name: "suggestStreets",
  method: "POST",
  path: "/api/mws/suggestions/streets",
  body: z.object({ searchTerm: typed, zipCode: typedZipCode, city: typed }),
});

export type ZipCodeSuggestion = { zipCode: string; city: string; state: FederalState; stateName: string };

/** Postal codes by their first digits, by city or by both. Codes in which `street` is known come first. */
export const suggestZipCodes = endpoint<{ zipCodes: ZipCodeSuggestion[] }>()({
  name: "suggestZipCodes",
  method: "POST",
  path: "/api/mws/suggestions/zip-codes",
  body: z.object({ searchTerm: typedZipCode, city: typed, street: typed }),
});

/**
 * How a field of an address compares with the data. The result never refuses an address.
 * - `ok`: known, and it fits the other fields.
 * - `mismatch`: known but it belongs elsewhere, or it does not have the right form.
 * - `unknown`: not in the data, which does not make it wrong.
 */
export const ADDRESS_MATCHES = ["ok", "unknown", "mismatch"] as const;
export type AddressMatch = (typeof ADDRESS_MATCHES)[number];

/** `suggestions`: at most ten fitting values, best first. `hint`: a German sentence, "" if there is nothing to say. */
export type AddressFinding = { match: AddressMatch; suggestions: string[]; hint: string };

export const ADDRESS_FIELDS = ["street", "houseNumber", "zipCode", "city"] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/**
 * `state`: the federal state of the postal code. If a code lies in two states the city decides; null if the code is
 * unknown.
 */
export type AddressValidation = {
  fields: Record<AddressField, AddressFinding>;
  state: FederalState | null;
  stateName: string;
};

/**
 * Compares an address with the data. The result is a hint, never a refusal. `ShippingStreet` is street and house number
 * in one line and overrides `street` and `houseNumber`.
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
