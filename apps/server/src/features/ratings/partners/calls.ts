import {
  addPartner,
  getPartnerChoices,
  getRatingPortals,
  removePartner,
  reportAverageRating,
  reportEntryUrl,
  reportRating,
} from "@portal/contract/ratings/partners/calls";
import { FEED_PROBLEMS } from "@portal/contract/ratings/feeds";
import { RATING_SOURCE_NAMES, RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import * as z from "zod/mini";
import { accountAccess, emptyAnswer, serve } from "../../../platform/http/served-call.ts";
import { RATING_PARTNERS, SERVICE_CASES } from "../../../platform/rate-limits/quotas.ts";

const families = { families: RATINGS_FAMILIES };
const reads = { access: accountAccess("read", families), agent: true } as const;
const writes = { access: accountAccess("write", families), agent: true, quota: RATING_PARTNERS } as const;

const portal = { sourceId: z.string(), name: z.string(), icon: z.string() };
const partner = z.object({ ...portal, url: z.string(), addedAt: z.string() });

export const serveGetRatingPortals = serve(getRatingPortals, {
  ...reads,
  summary: "Get the sources of ratings and the partner network",
  answers: {
    200: z.object({
      sources: z.array(
        z.object({
          sourceId: z.enum(RATING_SOURCE_NAMES),
          count: z.number(),
          avgScore: z.number(),
          lastDelivery: z.nullable(z.string()),
          feed: z.nullable(z.object({ fetchedAt: z.nullable(z.string()), problem: z.nullable(z.enum(FEED_PROBLEMS)) })),
        }),
      ),
      partners: z.array(partner),
    }),
  },
});
export const serveGetPartnerChoices = serve(getPartnerChoices, {
  ...reads,
  answers: { 200: z.object({ partners: z.array(z.object({ ...portal, home: z.string() })) }) },
});
export const serveAddPartner = serve(addPartner, { ...writes, answers: { 200: z.object({ partner }) } });
export const serveRemovePartner = serve(removePartner, { ...writes, answers: { 200: emptyAnswer } });

const reports = {
  ...writes,
  quota: SERVICE_CASES,
  /** 2,000 characters can be four bytes each. */
  bodyLimitBytes: 12_000,
  answers: { 200: z.object({ serviceCase: z.object({ id: z.number() }) }) },
} as const;
export const serveReportEntryUrl = serve(reportEntryUrl, reports);
export const serveReportRating = serve(reportRating, reports);
export const serveReportAverageRating = serve(reportAverageRating, reports);
