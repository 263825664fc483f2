import * as z from "zod/mini";
import {
  ADDRESS_MATCHES,
  FEDERAL_STATE_CODES,
  SUGGESTIONS,
  suggestCities,
  suggestStreets,
  suggestZipCodes,
  validateAddress,
} from "@portal/contract/addresses/calls";
import { serve, sessionAccess } from "../../platform/http/served-call.ts";
import { READS_ONLY } from "../../platform/rate-limits/quotas.ts";

/** Best first. A field shows no more than these. */
const few = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.maxLength(SUGGESTIONS));
const state = z.enum(FEDERAL_STATE_CODES);
const finding = z.object({
  match: z.enum(ADDRESS_MATCHES),
  suggestions: few(z.string()),
  hint: z.string(),
});
/** Any logged-in person: forms ask for addresses before a company is chosen, too. */
const half = { access: sessionAccess(), agent: true };

export const serveSuggestCities = serve(suggestCities, {
  quota: READS_ONLY,
  ...half,
  answers: {
    200: z.object({
      cities: few(z.object({ name: z.string(), state, stateName: z.string(), zipCodes: few(z.string()) })),
    }),
  },
});

export const serveSuggestStreets = serve(suggestStreets, {
  quota: READS_ONLY,
  ...half,
  answers: {
    200: z.object({
      streets: few(z.object({ name: z.string(), zipCode: z.string(), city: z.string() })),
    }),
  },
});

export const serveSuggestZipCodes = serve(suggestZipCodes, {
  quota: READS_ONLY,
  ...half,
  answers: {
    200: z.object({
      zipCodes: few(z.object({ zipCode: z.string(), city: z.string(), state, stateName: z.string() })),
    }),
  },
});

export const serveValidateAddress = serve(validateAddress, {
  quota: READS_ONLY,
  ...half,
  answers: {
    200: z.object({
      fields: z.object({ street: finding, houseNumber: finding, zipCode: finding, city: finding }),
      state: z.nullable(state),
      stateName: z.string(),
    }),
  },
});
