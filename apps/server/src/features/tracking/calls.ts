import * as z from "zod/mini";
import { chooseCookies } from "@portal/contract/tracking/cookie-choice";
import { emptyAnswer, publicAccess, serve, sessionAccess } from "../../platform/http/served-call.ts";
import { trackCompanyData, trackCompanyViews, trackUserData, trackUserViews } from "@portal/contract/tracking/calls";

/** Customer care looks at pages for others: its views say nothing about them. */
const own = { access: sessionAccess(), answers: { 200: emptyAnswer } };

export const serveTrackUserViews = serve(trackUserViews, own);
export const serveTrackUserData = serve(trackUserData, own);
export const serveTrackCompanyViews = serve(trackCompanyViews, own);
export const serveTrackCompanyData = serve(trackCompanyData, own);

export const serveChooseCookies = serve(chooseCookies, {
  access: publicAccess,
  answers: {
    200: z.object({ choice: z.object({ statistics: z.boolean(), at: z.string(), proof: z.string() }) }),
  },
});
