import * as z from "zod/mini";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";
import { READS_ONLY } from "../../../platform/rate-limits/quotas.ts";
import {
  checkPhoneNumber,
  suggestIndustries,
  suggestProductFeatures,
  suggestSearchKeywords,
  suggestServiceAreaCities,
} from "@portal/contract/entry/suggestions/calls";

const half = { access: accountAccess("read"), agent: true };

export const serveSuggestIndustries = serve(suggestIndustries, {
  quota: READS_ONLY,
  ...half,
  answers: { 200: z.object({ industries: z.array(z.object({ name: z.string(), alias: z.string() })) }) },
});
export const serveSuggestSearchKeywords = serve(suggestSearchKeywords, {
  quota: READS_ONLY,
  ...half,
  answers: { 200: z.object({ searchKeywords: z.array(z.string()) }) },
});
export const serveSuggestProductFeatures = serve(suggestProductFeatures, {
  quota: READS_ONLY,
  ...half,
  answers: { 200: z.object({ productFeatures: z.array(z.string()) }) },
});
export const serveSuggestServiceAreaCities = serve(suggestServiceAreaCities, {
  quota: READS_ONLY,
  ...half,
  answers: { 200: z.object({ cities: z.array(z.object({ name: z.string(), state: z.string() })) }) },
});
export const serveCheckPhoneNumber = serve(checkPhoneNumber, {
  quota: READS_ONLY,
  ...half,
  summary: "Say whether a phone number can exist and group it",
  answers: { 200: z.object({ hint: z.string(), grouped: z.string() }) },
});
