import * as z from "zod/mini";
import {
  getWebsiteKeywords,
  getWebsites,
  WEBSITE_FAMILIES,
  WEBSITE_KINDS,
  WEBSITE_STATES,
} from "@portal/contract/website/sites/calls";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";

const reads = { access: accountAccess("read", { families: WEBSITE_FAMILIES }), agent: true };

const website = z.object({
  id: z.number(),
  kind: z.enum(WEBSITE_KINDS),
  tier: z.string(),
  tierName: z.string(),
  state: z.enum(WEBSITE_STATES),
  url: z.nullable(z.string()),
  furtherAddresses: z.array(z.string()),
  keywords: z.array(z.string()),
  piwikId: z.nullable(z.string()),
  onlineSince: z.nullable(z.string()),
});

export const serveGetWebsites = serve(getWebsites, {
  ...reads,
  answers: { 200: z.object({ websites: z.array(website) }) },
});

export const serveGetWebsiteKeywords = serve(getWebsiteKeywords, {
  ...reads,
  answers: {
    200: z.object({
      keywords: z.array(z.object({ keyword: z.string(), websites: z.array(z.number()), inEntry: z.boolean() })),
    }),
  },
});
