/**
 * Search advertising (Specification §7 "Advertising"). The paths carry the name of the ad manager; `adplorerCompanyId`
 * is the company's number there. Every call needs it beside the portal's own company and refuses a foreign one.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { idNumber } from "../http/ids.ts";
import type { ProductFamily } from "../navigation/products.ts";
import type { Day } from "../time/berlin-time.ts";
import { checkRange, type DateRange, dateRangeFields, type Period } from "../time/date-range.ts";
import type { AdEngine, AdSums } from "./figures.ts";

/** The products of which one is needed. */
export const ADVERTISING_FAMILIES = [
  "search_ads",
  "google_ads",
  "bing_ads",
] as const satisfies readonly ProductFamily[];

export const CAMPAIGN_STATES = ["active", "paused", "ended"] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export const KEYWORD_MATCHES = ["exact", "phrase", "broad"] as const;
export type KeywordMatch = (typeof KEYWORD_MATCHES)[number];

export const FETCH_PROBLEMS = ["away", "timeout", "refused", "unreadable"] as const;
export type FetchProblem = (typeof FETCH_PROBLEMS)[number];

/** How far the figures of a company reach. */
export type AdCoverage = {
  /** The first and the last day that was delivered; null if none was. */
  firstDay: Day | null;
  lastDay: Day | null;
  /** The first day that may still change; null if all are final. */
  movingFrom: Day | null;
  /** When the newest figures were counted, as an ISO instant. */
  countedAt: string | null;
  /** Why the last fetch from the ad manager brought nothing; null if it succeeded or nothing is fetched. */
  problem: FetchProblem | null;
};

/** What every answer says. */
type AdRange = {
  range: DateRange;
  /** The days of the comparison; null if the figures begin later. */
  comparedWith: Period | null;
  coverage: AdCoverage;
};

export type AdPeriod = Period & {
  engines: Record<AdEngine, AdSums>;
  before: Record<AdEngine, AdSums> | null;
  isMoving: boolean;
};

export type AdStatistics = AdRange & {
  engines: Record<AdEngine, AdSums>;
  before: Record<AdEngine, AdSums> | null;
  /** In order and without gaps; together they are the range. */
  periods: AdPeriod[];
  /** Days of the range between the first and the last day that were not delivered. */
  missingDays: number;
};

export type AdGroup = {
  adGroupId: string;
  name: string;
  campaigns: number;
  engines: AdEngine[];
  sums: AdSums;
  before: AdSums | null;
};
export type AdGroups = AdRange & { adGroups: AdGroup[]; total: AdSums };

export type AdCampaign = {
  adGroupCampaignId: number;
  adGroupId: string;
  name: string;
  engine: AdEngine;
  state: CampaignState;
  sums: AdSums;
  before: AdSums | null;
};
export type AdCampaigns = AdRange & { campaigns: AdCampaign[] };

/** An ad as people see it. */
export type Ad = { headlines: string[]; descriptions: string[]; url: string; path: string };
/** A keyword or a search term with what it brought. `match` is null for search terms. */
export type AdWord = {
  text: string;
  match: KeywordMatch | null;
  impressions: number;
  clicks: number;
  costCents: number;
};

export type AdCampaignDetail = AdCampaign & {
  adGroupName: string;
  ads: Ad[];
  /** The most clicked first, at most `SHOWN_WORDS`. */
  keywords: AdWord[];
  terms: AdWord[];
  periods: (Period & { sums: AdSums; isMoving: boolean })[];
};
export type AdCampaignDetails = AdRange & { campaigns: AdCampaignDetail[] };

export const SHOWN_WORDS = 50;
/** Campaigns of one call. */
export const MOST_CAMPAIGNS = 50;

/** When a budget will be used up. A share of `FORECAST_SHARE` of all courses lies between `earliest` and `latest`. */
export type BudgetForecast = {
  /** Null: not before the budget's last day. */
  earliest: Day | null;
  likely: Day | null;
  latest: Day | null;
  /** Cents that will have been spent on the budget's last day. */
  lowCents: number;
  likelyCents: number;
  highCents: number;
  /** Weeks of figures that the forecast draws from. */
  weeks: number;
};
export const FORECAST_SHARE = 0.8;

export type AdBudget = Period & {
  planCents: number;
  spentCents: number;
  /** All days of the budget that were delivered. */
  days: { day: Day; spentCents: number; isMoving: boolean }[];
  /** Null where the budget has ended, was used up, or too few days are known. */
  forecast: BudgetForecast | null;
};
export type AdBudgetConsumption = { range: DateRange; coverage: AdCoverage; budgets: AdBudget[] };

const rangeFields = { adplorerCompanyId: idNumber, ...dateRangeFields };
const ofRange = z.object(rangeFields).check(checkRange);

/** The company's number in the ad manager; null where it has none yet. */
export const getAdCustomerData = endpoint<{ CompanyID: number | null }>()({
  name: "getAdCustomerData",
  method: "POST",
  path: "/api/adplorer/customerData",
  body: z.object({ companyId: idNumber }),
});

export const getAdStatistics = endpoint<AdStatistics>()({
  name: "getAdStatistics",
  method: "POST",
  path: "/api/adplorer/suma/statistics",
  body: ofRange,
  errors: ["advertising.account_not_found"],
});

export const getAdGroups = endpoint<AdGroups>()({
  name: "getAdGroups",
  method: "POST",
  path: "/api/adplorer/suma/statistics/adGroups",
  body: ofRange,
  errors: ["advertising.account_not_found"],
});

export const getAdCampaigns = endpoint<AdCampaigns>()({
  name: "getAdCampaigns",
  method: "POST",
  path: "/api/adplorer/suma/adGroups/campaigns",
  body: ofRange,
  errors: ["advertising.account_not_found"],
});

export const getAdCampaign = endpoint<AdCampaignDetails>()({
  name: "getAdCampaign",
  method: "POST",
  path: "/api/adplorer/suma/adGroups/campaign",
  body: z
    .object({
      ...rangeFields,
      adGroupCampaignIds: z.array(idNumber).check(z.minLength(1), z.maxLength(MOST_CAMPAIGNS)),
    })
    .check(checkRange),
  errors: ["advertising.account_not_found", "advertising.campaign_not_found"],
});

export const getAdBudgetConsumption = endpoint<AdBudgetConsumption>()({
  name: "getAdBudgetConsumption",
  method: "POST",
  path: "/api/adplorer/suma/budgetConsumption",
  body: ofRange,
  errors: ["advertising.account_not_found"],
});

/** One line for each day, campaign and engine of the range. A plain GET, so a link is enough. */
export const getAdDaysCsv = endpoint<unknown>()({
  name: "getAdDaysCsv",
  method: "GET",
  path: "/api/adplorer/suma/days.csv",
  query: z.object(dateRangeFields).check(checkRange),
});
