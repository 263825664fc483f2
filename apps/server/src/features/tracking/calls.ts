import * as z from "zod/mini";
import { chooseCookies } from "@portal/contract/tracking/cookie-choice";
import { emptyAnswer, publicAccess, serve, sessionAccess } from "../../platform/http/served-call.ts";
import { COOKIE_CHOICES, USAGE } from "../../platform/rate-limits/quotas.ts";
import { trackCompanyData, trackCompanyViews, trackUserData, trackUserViews } from "@portal/contract/tracking/calls";

/** Not for agents: they look at pages for others, so their views say nothing about the person. */
const own = { access: sessionAccess(), answers: { 200: emptyAnswer } };

export const serveTrackUserViews = serve(trackUserViews, {
  quota: USAGE,
  ...own,
  summary: "Count views of pages outside a company",
});
export const serveTrackUserData = serve(trackUserData, {
  quota: USAGE,
  ...own,
  summary: "Count the screen outside a company",
});
export const serveTrackCompanyViews = serve(trackCompanyViews, {
  quota: USAGE,
  ...own,
  summary: "Count views of a company's pages",
});
export const serveTrackCompanyData = serve(trackCompanyData, {
  quota: USAGE,
  ...own,
  summary: "Count the screen within a company",
});

export const serveChooseCookies = serve(chooseCookies, {
  quota: COOKIE_CHOICES,
  access: publicAccess,
  answers: {
    200: z.object({ choice: z.object({ statistics: z.boolean(), at: z.string(), proof: z.string() }) }),
  },
});
