import { getPublicAreaMap, suggestAreaMap } from "@portal/contract/entry/area-map/calls";
import * as z from "zod/mini";
import { accountAccess, publicAccess, serve } from "../../../platform/http/served-call.ts";
import { READS_ONLY } from "../../../platform/rate-limits/quotas.ts";

const position = { lat: z.number(), lng: z.number() };
const answers = {
  200: z.object({
    centre: z.nullable(z.object(position)),
    cities: z.array(z.object({ name: z.string(), state: z.string(), ...position })),
    towns: z.array(z.object({ name: z.string(), ...position })),
  }),
};

export const serveGetPublicAreaMap = serve(getPublicAreaMap, {
  summary: "Get positions for a map of a company's service area",
  access: publicAccess,
  answers,
});

export const serveSuggestAreaMap = serve(suggestAreaMap, {
  summary: "Get positions for a map of a service area before it is saved",
  quota: READS_ONLY,
  access: accountAccess("read"),
  agent: true,
  // Fifty places with long names.
  bodyLimitBytes: 50_000,
  answers,
});
