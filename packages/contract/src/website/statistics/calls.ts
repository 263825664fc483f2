/**
 * Visits of a website, with the days before on the same weekdays as comparison (Specification §7). The figures come from
 * Matomo where the site has one, else from the product's own counting.
 */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idText } from "../../http/ids.ts";
import type { Day } from "../../time/berlin-time.ts";
import { checkRange, type Compared, type DateRange, dateRangeFields, type Period } from "../../time/date-range.ts";
import type { Device } from "../../tracking/events/calls.ts";

/** What is counted of a website. */
export const SITE_METRICS = ["views", "visits"] as const;
export type SiteMetric = (typeof SITE_METRICS)[number];

/** Where visitors came from. `direct` has no name. */
export const REFERRER_KINDS = ["direct", "search", "website", "social", "campaign", "assistant"] as const;
export type ReferrerKind = (typeof REFERRER_KINDS)[number];

/** Why the last look at a source brought nothing. */
export const SOURCE_PROBLEMS = ["not_connected", "away", "timeout", "refused", "unreadable"] as const;
export type SourceProblem = (typeof SOURCE_PROBLEMS)[number];

export const FIGURE_SOURCES = ["matomo", "own"] as const;

/** Where figures come from and how old they are. */
export type FigureSource = {
  kind: (typeof FIGURE_SOURCES)[number];
  /** ISO instant, UTC, of the last figures that arrived; null if none ever did. */
  until: string | null;
  /** Null: the source answers, or brings its figures by itself. */
  problem: SourceProblem | null;
  /** Older days are still being fetched. */
  incomplete: boolean;
};

/** What all answers say about their range. */
export type SiteRange = {
  range: DateRange;
  /** Null if the figures begin later. */
  comparedWith: Period | null;
  source: FigureSource;
};

export type SiteValues = Record<SiteMetric, Compared>;

export type WebsiteViews = SiteRange & {
  totals: SiteValues;
  /** In order and without gaps; together they are the range. */
  periods: (Period & { values: SiteValues })[];
  /** The average of each weekday, Monday first; null if the range has no such day. */
  weekdays: Record<SiteMetric, { value: number | null; before: number | null }>[];
  /** The first day with a figure; null if there is none. */
  firstDay: Day | null;
};

/** Visits by device; their sum is all visits. */
export type WebsiteDevices = SiteRange & { devices: ({ device: Device } & Compared)[] };

export type WebsiteReferrers = SiteRange & {
  /** Visits by kind; their sum is all visits whose source is known. */
  kinds: ({ kind: ReferrerKind } & Compared)[];
  /** The most frequent names of all kinds, at most 50. */
  top: ({ kind: ReferrerKind; name: string } & Compared)[];
  /** Number of different names. */
  distinct: number;
};

export type WebsiteKeywords = SiteRange & {
  /** The most frequent keywords, at most 50. */
  top: ({ keyword: string } & Compared)[];
  distinct: number;
  /** Visits with a known keyword, and visits from search engines. */
  visits: number;
  searchVisits: number;
};

/** Names in one answer. The CSV has all. */
export const SHOWN_NAMES = 50;

const params = z.object({ identifier: idText });

const fields = {
  ...dateRangeFields,
  /** Must be the path's id. */
  identifier: z.optional(idText),
  /** One of the site's own addresses. */
  url: z.optional(z.string().check(z.maxLength(2000))),
};
/** Must be the Matomo site of this website. */
const piwikId = z.optional(z.string().check(z.maxLength(20)));
const queryWithPiwik = z.object({ ...fields, piwikId }).check(checkRange);
const queryOfKeywords = z.object(fields).check(checkRange);
const errors = ["website.not_found"] as const;

export const getWebsiteViews = endpoint<WebsiteViews>()({
  name: "getWebsiteViews",
  method: "GET",
  path: "/api/customer/getWebsiteStatistic/views/:identifier",
  params,
  query: queryWithPiwik,
  errors,
});

export const getWebsiteDevices = endpoint<WebsiteDevices>()({
  name: "getWebsiteDevices",
  method: "GET",
  path: "/api/customer/getWebsiteStatistic/devices/:identifier",
  params,
  query: queryWithPiwik,
  errors,
});

export const getWebsiteReferrers = endpoint<WebsiteReferrers>()({
  name: "getWebsiteReferrers",
  method: "GET",
  path: "/api/customer/getWebsiteStatistic/referrers/:identifier",
  params,
  query: queryWithPiwik,
  errors,
});

export const getWebsiteStatisticKeywords = endpoint<WebsiteKeywords>()({
  name: "getWebsiteStatisticKeywords",
  method: "GET",
  path: "/api/customer/getWebsiteStatistic/keywords/:identifier",
  params,
  query: queryOfKeywords,
  errors,
});

/** One line per period. A plain GET, so a link is enough. */
export const getWebsiteViewsCsv = endpoint<unknown>()({
  name: "getWebsiteViewsCsv",
  method: "GET",
  path: "/api/customer/website/views.csv/:identifier",
  params,
  query: queryOfKeywords,
  errors,
});

/** All referrers and keywords of the range. */
export const getWebsiteReferrersCsv = endpoint<unknown>()({
  name: "getWebsiteReferrersCsv",
  method: "GET",
  path: "/api/customer/website/referrers.csv/:identifier",
  params,
  query: queryOfKeywords,
  errors,
});
export const getWebsiteKeywordsCsv = endpoint<unknown>()({
  name: "getWebsiteKeywordsCsv",
  method: "GET",
  path: "/api/customer/website/keywords.csv/:identifier",
  params,
  query: queryOfKeywords,
  errors,
});

/** Days of the quick figures, and as many before them: whole weeks, so that weekdays are equal. */
export const QUICK_DAYS = 28;

export type QuickFigure = SiteValues & { websiteId: number; source: FigureSource };

/** The last four weeks of each website that has figures, with the four weeks before. */
export const getWebsiteQuickFigures = endpoint<{ figures: QuickFigure[] }>()({
  name: "getWebsiteQuickFigures",
  method: "GET",
  path: "/api/customer/website/quickFigures",
});
