/**
 * Suggestions while somebody types in the entry's forms (Specification §7 "customer/suggest"): trades, search keywords,
 * product features and places. The body's field names are the specification's, the answers our own: at most ten, best
 * first. A text that matches nothing, the empty text included, gets an empty list.
 */
import * as z from "zod/mini";
import { MAX_SEARCH_TERM } from "../../addresses/calls.ts";
import { endpoint } from "../../http/endpoint.ts";
import type { ServiceAreaCity } from "../rules/service-area.ts";
import { lineOf } from "../../text/text-fields.ts";

const typed = lineOf(MAX_SEARCH_TERM);

/** `alias`: the other name that matched, "" if the trade's own name did. */
export type IndustrySuggestion = { name: string; alias: string };

export const suggestIndustries = endpoint<{ industries: IndustrySuggestion[] }>()({
  name: "suggestIndustries",
  method: "POST",
  path: "/api/customer/suggest/industries",
  body: z.object({ trade: typed }),
});

export const suggestSearchKeywords = endpoint<{ searchKeywords: string[] }>()({
  name: "suggestSearchKeywords",
  method: "POST",
  path: "/api/customer/suggest/searchKeywords",
  body: z.object({ searchKeyword: typed }),
});

export const suggestProductFeatures = endpoint<{ productFeatures: string[] }>()({
  name: "suggestProductFeatures",
  method: "POST",
  path: "/api/customer/suggest/product-features",
  body: z.object({ searchTerm: typed }),
});

/**
 * Places as the service area stores them. `state`: the federal state's name, which distinguishes places of one name.
 */
export const suggestServiceAreaCities = endpoint<{ cities: ServiceAreaCity[] }>()({
  name: "suggestServiceAreaCities",
  method: "POST",
  path: "/api/customer/suggest/service-area-cities",
  body: z.object({ searchTerm: typed }),
});

/**
 * What is doubtful about a phone number of a form, as a German sentence; "" if such a number can exist. A hint, never a
 * refusal: the data of numbering plans grow old. `grouped` is the number in groups, or as it was typed. The specification has no such call; a browser would need 150 kB of
 * data for it.
 */
export const checkPhoneNumber = endpoint<{ hint: string; grouped: string }>()({
  name: "checkPhoneNumber",
  method: "POST",
  path: "/api/customer/suggest/phone-number",
  body: z.object({ phone: lineOf(40) }),
});
