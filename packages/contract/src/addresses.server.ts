import * as z from "zod/mini";
import {
  ADDRESS_VERDICTS,
  FEDERAL_STATE_CODES,
  suggestCities,
  suggestStreets,
  suggestZipCodes,
  validateAddress,
} from "./addresses.ts";
import { serve, sessionAccess } from "./endpoint.server.ts";

const state = z.enum(FEDERAL_STATE_CODES);
const finding = z.object({
  verdict: z.enum(ADDRESS_VERDICTS),
  suggestions: z.array(z.string()),
  hint: z.string(),
});
/** Any signed-in person: addresses are asked for where no company is chosen yet, too. */
const half = { access: sessionAccess(), agent: true };

export const serveSuggestCities = serve(suggestCities, {
  ...half,
  answers: {
    200: z.object({
      cities: z.array(z.object({ name: z.string(), state, stateName: z.string(), zipCodes: z.array(z.string()) })),
    }),
  },
});

export const serveSuggestStreets = serve(suggestStreets, {
  ...half,
  answers: {
    200: z.object({
      streets: z.array(z.object({ name: z.string(), zipCode: z.string(), city: z.string() })),
    }),
  },
});

export const serveSuggestZipCodes = serve(suggestZipCodes, {
  ...half,
  answers: {
    200: z.object({
      zipCodes: z.array(z.object({ zipCode: z.string(), city: z.string(), state, stateName: z.string() })),
    }),
  },
});

export const serveValidateAddress = serve(validateAddress, {
  ...half,
  answers: {
    200: z.object({
      fields: z.object({ street: finding, houseNumber: finding, zipCode: finding, city: finding }),
      state: z.nullable(state),
      stateName: z.string(),
    }),
  },
});
