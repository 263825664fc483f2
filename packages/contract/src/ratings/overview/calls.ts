/** A company's scores, their development, the latest ratings and what customers say (Specification §3, §7, §9). */
import type { FeedState } from "../feeds.ts";
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import type { Day } from "../../time/berlin-time.ts";
import { checkRange, type Compared, dateRangeFields, type Interval, type Period } from "../../time/date-range.ts";
import type { Score, StarCounts } from "../score.ts";
import type { RatingSourceName } from "../sources.ts";

export const LATEST_RATINGS = 6;
export const MOST_LATEST_RATINGS = 50;

/** Intervals on the wire of this call are in upper case. */
export const UPPER_INTERVALS = ["DAY", "WEEK", "MONTH"] as const;
export type UpperInterval = (typeof UPPER_INTERVALS)[number];
export const INTERVAL_OF_UPPER = { DAY: "Day", WEEK: "Week", MONTH: "Month" } as const satisfies Record<
  UpperInterval,
  Interval
>;

export type RatingsOverview = {
  /** Every source; `avgScore` is −1 for those without ratings. */
  portalRatings: ({ source: RatingSourceName } & Score)[];
  overall: Score;
  /** All published ratings by stars. */
  stars: StarCounts;
  /** Published ratings without an answer that nobody marked as done. */
  open: number;
  /** Sources that are asked regularly, and how far they are known. */
  feeds: FeedState[];
};
export const getRatingsOverview = endpoint<RatingsOverview>()({
  name: "getRatingsOverview",
  method: "GET",
  path: "/api/wkdb/ratings/overview",
});

export type RatingPeriod = Period & Score & { before: Score | null };
export type RatingStatistics = {
  range: { startDate: Day; endDate: Day; interval: UpperInterval };
  /** Just as many days before, with the same weekdays; null if there are no ratings from then. */
  comparedWith: Period | null;
  /** The first day with a rating; null if there is none. */
  firstDay: Day | null;
  count: Compared;
  score: Score;
  scoreBefore: Score | null;
  stars: StarCounts;
  /** In order and without gaps; together they are the range. */
  periods: RatingPeriod[];
};
export const getRatingStatistics = endpoint<RatingStatistics>()({
  name: "getRatingStatistics",
  method: "POST",
  path: "/api/wkdb/ratings/statistics",
  body: z
    .object({
      companyId: idNumber,
      startDate: dateRangeFields.startDate,
      endDate: dateRangeFields.endDate,
      interval: z._default(z.enum(UPPER_INTERVALS, "Bitte wählen Sie aus der Liste."), "WEEK"),
    })
    .check(checkRange),
});

/** Fewer others could tell who they are from what is shown of them together. */
export const LEAST_COMPARED = 10;

/** `unknown_trade`: the entry names no trade or no postal code; `few`: fewer than `LEAST_COMPARED` others have ratings. */
export const COMPARISON_STATES = ["ready", "few", "unknown_trade"] as const;
export type TradeComparison = {
  state: (typeof COMPARISON_STATES)[number];
  /** The entry's first trade; empty without one. */
  trade: string;
  /** The first two digits of the postal code; empty without one. */
  region: string;
  /** All published ratings of the company. */
  own: Score;
  others: {
    companies: number;
    /** Average of the companies' averages: each counts once. */
    avgScore: number;
    /** Half of the companies have at least so many ratings. */
    medianCount: number;
  } | null;
};
/** How the company stands among those of its trade in its region. */
export const getTradeComparison = endpoint<TradeComparison>()({
  name: "getTradeComparison",
  method: "GET",
  path: "/api/wkdb/ratings/comparison",
});

export type LatestRating = {
  id: number;
  source: RatingSourceName;
  stars: number;
  title: string;
  text: string;
  /** Empty if the source names nobody. */
  author: string;
  /** ISO instant. */
  ratedAt: string;
  url: string | null;
  isAnswered: boolean;
};
export const getLatestRatings = endpoint<{ ratings: LatestRating[] }>()({
  name: "getLatestRatings",
  method: "POST",
  path: "/api/wkdb/ratings/status/latest",
  body: z.object({
    companyId: idNumber,
    limit: z._default(z.int().check(z.gte(1), z.lte(MOST_LATEST_RATINGS)), LATEST_RATINGS),
  }),
});

export type Quote = { ratingId: number; sentence: string; source: RatingSourceName; stars: number; ratedAt: string };
/** A word, in how many ratings it occurs, and the newest sentences that contain it. */
export type SummaryTerm = { term: string; ratings: number; quotes: Quote[] };
export type RatingSummary = {
  praise: SummaryTerm[];
  criticism: SummaryTerm[];
  /** Ratings with text that were read. */
  ratings: number;
  /** The first day that counts. */
  since: Day;
};

/** `few`: too little text; `deleted`: until the company asks for it again; `locked`: by the company's own choice. */
export const SUMMARY_STATES = ["ready", "few", "deleted", "locked"] as const;
export type SummaryAnswer = { state: (typeof SUMMARY_STATES)[number]; summary: RatingSummary | null };

export const getRatingSummary = endpoint<SummaryAnswer>()({
  name: "getRatingSummary",
  method: "POST",
  path: "/api/wkdb/ratings/summary/get",
});
export const deleteRatingSummary = endpoint<SummaryAnswer>()({
  name: "deleteRatingSummary",
  method: "DELETE",
  path: "/api/wkdb/ratings/summary/delete",
});
/** Computes a deleted summary again. */
export const requestRatingSummary = endpoint<SummaryAnswer>()({
  name: "requestRatingSummary",
  method: "POST",
  path: "/api/wkdb/ratings/summary/request",
});
