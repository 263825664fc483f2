import {
  COMPARISON_STATES,
  deleteRatingSummary,
  getLatestRatings,
  getRatingsOverview,
  getRatingStatistics,
  getRatingSummary,
  getTradeComparison,
  requestRatingSummary,
  SUMMARY_STATES,
  UPPER_INTERVALS,
} from "@portal/contract/ratings/overview/calls";
import { FEED_PROBLEMS } from "@portal/contract/ratings/feeds";
import { RATING_SOURCE_NAMES, RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import * as z from "zod/mini";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";
import { RATING_SUMMARIES, READS_ONLY } from "../../../platform/rate-limits/quotas.ts";

const reads = { access: accountAccess("read", { families: RATINGS_FAMILIES }), agent: true } as const;
const posted = { ...reads, quota: READS_ONLY } as const;
const writes = {
  access: accountAccess("write", { families: RATINGS_FAMILIES }),
  agent: true,
  quota: RATING_SUMMARIES,
} as const;

const source = z.enum(RATING_SOURCE_NAMES);
const scoreFields = { count: z.number(), avgScore: z.number() };
const score = z.object(scoreFields);
const star = z.number();
const stars = z.tuple([star, star, star, star, star]);
const period = { start: z.string(), end: z.string() };

export const serveGetRatingsOverview = serve(getRatingsOverview, {
  ...reads,
  answers: {
    200: z.object({
      portalRatings: z.array(z.object({ source, ...scoreFields })),
      overall: score,
      stars,
      open: z.number(),
      feeds: z.array(
        z.object({ source, fetchedAt: z.nullable(z.string()), problem: z.nullable(z.enum(FEED_PROBLEMS)) }),
      ),
    }),
  },
});
export const serveGetRatingStatistics = serve(getRatingStatistics, {
  ...posted,
  answers: {
    200: z.object({
      range: z.object({ startDate: z.string(), endDate: z.string(), interval: z.enum(UPPER_INTERVALS) }),
      comparedWith: z.nullable(z.object(period)),
      firstDay: z.nullable(z.string()),
      count: z.object({ value: z.number(), before: z.nullable(z.number()) }),
      score,
      scoreBefore: z.nullable(score),
      stars,
      periods: z.array(z.object({ ...period, ...scoreFields, before: z.nullable(score) })),
    }),
  },
});
export const serveGetTradeComparison = serve(getTradeComparison, {
  ...reads,
  summary: "Compare the company's ratings with its trade in its region",
  answers: {
    200: z.object({
      state: z.enum(COMPARISON_STATES),
      trade: z.string(),
      region: z.string(),
      own: score,
      others: z.nullable(z.object({ companies: z.number(), avgScore: z.number(), medianCount: z.number() })),
    }),
  },
});
export const serveGetLatestRatings = serve(getLatestRatings, {
  ...posted,
  answers: {
    200: z.object({
      ratings: z.array(
        z.object({
          id: z.number(),
          source,
          stars: z.number(),
          title: z.string(),
          text: z.string(),
          author: z.string(),
          ratedAt: z.string(),
          url: z.nullable(z.string()),
          isAnswered: z.boolean(),
        }),
      ),
    }),
  },
});

const quote = z.object({
  ratingId: z.number(),
  sentence: z.string(),
  source,
  stars: z.number(),
  ratedAt: z.string(),
});
const terms = z.array(z.object({ term: z.string(), ratings: z.number(), quotes: z.array(quote) }));
const summaryAnswer = {
  200: z.object({
    state: z.enum(SUMMARY_STATES),
    summary: z.nullable(z.object({ praise: terms, criticism: terms, ratings: z.number(), since: z.string() })),
  }),
};
export const serveGetRatingSummary = serve(getRatingSummary, { ...posted, answers: summaryAnswer });
export const serveDeleteRatingSummary = serve(deleteRatingSummary, { ...writes, answers: summaryAnswer });
export const serveRequestRatingSummary = serve(requestRatingSummary, { ...writes, answers: summaryAnswer });
