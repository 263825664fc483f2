/** Suggestions for the entry's forms (Specification §7 "customer/suggest"). They are the same for every company. */
import { FEDERAL_STATES } from "@portal/contract/addresses/calls";
import {
  serveCheckPhoneNumber,
  serveSuggestIndustries,
  serveSuggestProductFeatures,
  serveSuggestSearchKeywords,
  serveSuggestServiceAreaCities,
} from "./calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { searchCities } from "../../addresses/public.ts";
import { checkPhone } from "./phone-hint.ts";
import { searchVocabulary, type VocabularyKind } from "./vocabulary-search.ts";

export const suggestionRoutes = ({ db }: Dependencies): Call[] => {
  const terms = async (kind: VocabularyKind, text: string): Promise<string[]> =>
    (await searchVocabulary(db, kind, text)).map(({ term }) => term);
  return [
    call(serveSuggestIndustries, async ({ body }) => {
      const found = await searchVocabulary(db, "trade", body.trade);
      return { industries: found.map(({ term, alias }) => ({ name: term, alias })) };
    }),
    call(serveSuggestSearchKeywords, async ({ body }) => ({
      searchKeywords: await terms("keyword", body.searchKeyword),
    })),
    call(serveSuggestProductFeatures, async ({ body }) => ({
      productFeatures: await terms("product", body.searchTerm),
    })),
    call(serveSuggestServiceAreaCities, async ({ body }) => {
      const cities = await searchCities(db, body.searchTerm);
      return { cities: cities.map(({ name, state }) => ({ name, state: FEDERAL_STATES[state] })) };
    }),
    call(serveCheckPhoneNumber, ({ body }) => checkPhone(body.phone)),
  ];
};
