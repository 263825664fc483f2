/**
 * Words for the entry's forms while somebody types (Specification §7 "customer/suggest"): trades, search keywords,
 * product features and places. Names of the body's fields are the specification's; the answers are the product's own,
 * best first, ten at most. A text that finds nothing, an empty one included, answers an empty list.
 */
import * as z from "zod/mini";
import { MAX_SEARCH_TERM } from "../../addresses/calls.ts";
import { endpoint } from "../../http/endpoint.ts";
import type { ServiceAreaCity } from "../rules/service-area.ts";
import { lineOf } from "../../text/text-fields.ts";

const typed = lineOf(MAX_SEARCH_TERM);

/** `alias`: the other name that was found, "" where the trade's own name was. */
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

/** Places as the service area saves them: `state` is the federal state's name and tells places of one name apart. */
export const suggestServiceAreaCities = endpoint<{ cities: ServiceAreaCity[] }>()({
  name: "suggestServiceAreaCities",
  method: "POST",
  path: "/api/customer/suggest/service-area-cities",
  body: z.object({ searchTerm: typed }),
});
