import * as z from "zod/mini";
import {
  ADVERTISING_FAMILIES,
  CAMPAIGN_STATES,
  FETCH_PROBLEMS,
  getAdBudgetConsumption,
  getAdCampaign,
  getAdCampaigns,
  getAdCustomerData,
  getAdDaysCsv,
  getAdGroups,
  getAdStatistics,
  KEYWORD_MATCHES,
} from "@portal/contract/advertising/calls";
import { AD_ENGINES } from "@portal/contract/advertising/figures";
import { INTERVALS } from "@portal/contract/time/date-range";
import { accountAccess, FileAnswer, serve } from "../../platform/http/served-call.ts";
import { READS_ONLY } from "../../platform/rate-limits/quotas.ts";

const reads = { access: accountAccess("read", { families: ADVERTISING_FAMILIES }), agent: true } as const;
const posted = { ...reads, quota: READS_ONLY } as const;

const engine = z.enum(AD_ENGINES);
const days = { start: z.string(), end: z.string() };
const sums = z.object({
  impressions: z.number(),
  clicks: z.number(),
  calls: z.number(),
  forms: z.number(),
  costCents: z.number(),
});
const byEngine = z.object({ google: sums, bing: sums });
const range = z.object({ startDate: z.string(), endDate: z.string(), interval: z.enum(INTERVALS) });
const coverage = z.object({
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  movingFrom: z.nullable(z.string()),
  countedAt: z.nullable(z.string()),
  problem: z.nullable(z.enum(FETCH_PROBLEMS)),
});
const said = { range, comparedWith: z.nullable(z.object(days)), coverage };
const figures = { sums, before: z.nullable(sums) };
const campaign = {
  adGroupCampaignId: z.number(),
  adGroupId: z.string(),
  name: z.string(),
  engine,
  state: z.enum(CAMPAIGN_STATES),
  ...figures,
};
const word = z.object({
  text: z.string(),
  match: z.nullable(z.enum(KEYWORD_MATCHES)),
  impressions: z.number(),
  clicks: z.number(),
  costCents: z.number(),
});
const ad = z.object({
  headlines: z.array(z.string()),
  descriptions: z.array(z.string()),
  url: z.string(),
  path: z.string(),
});

export const serveGetAdCustomerData = serve(getAdCustomerData, {
  ...posted,
  answers: { 200: z.object({ CompanyID: z.nullable(z.number()) }) },
  summary: "The company's number in the ad manager",
});

export const serveGetAdStatistics = serve(getAdStatistics, {
  ...posted,
  answers: {
    200: z.object({
      ...said,
      engines: byEngine,
      before: z.nullable(byEngine),
      periods: z.array(z.object({ ...days, engines: byEngine, before: z.nullable(byEngine), isMoving: z.boolean() })),
      missingDays: z.number(),
    }),
  },
});

export const serveGetAdGroups = serve(getAdGroups, {
  ...posted,
  answers: {
    200: z.object({
      ...said,
      adGroups: z.array(
        z.object({
          adGroupId: z.string(),
          name: z.string(),
          campaigns: z.number(),
          engines: z.array(engine),
          ...figures,
        }),
      ),
      total: sums,
    }),
  },
});

export const serveGetAdCampaigns = serve(getAdCampaigns, {
  ...posted,
  answers: { 200: z.object({ ...said, campaigns: z.array(z.object(campaign)) }) },
});

export const serveGetAdCampaign = serve(getAdCampaign, {
  ...posted,
  answers: {
    200: z.object({
      ...said,
      campaigns: z.array(
        z.object({
          ...campaign,
          adGroupName: z.string(),
          ads: z.array(ad),
          keywords: z.array(word),
          terms: z.array(word),
          periods: z.array(z.object({ ...days, sums, isMoving: z.boolean() })),
        }),
      ),
    }),
  },
});

const forecast = z.object({
  earliest: z.nullable(z.string()),
  likely: z.nullable(z.string()),
  latest: z.nullable(z.string()),
  lowCents: z.number(),
  likelyCents: z.number(),
  highCents: z.number(),
  weeks: z.number(),
});

export const serveGetAdBudgetConsumption = serve(getAdBudgetConsumption, {
  ...posted,
  answers: {
    200: z.object({
      range,
      coverage,
      budgets: z.array(
        z.object({
          ...days,
          planCents: z.number(),
          spentCents: z.number(),
          days: z.array(z.object({ day: z.string(), spentCents: z.number(), isMoving: z.boolean() })),
          forecast: z.nullable(forecast),
        }),
      ),
    }),
  },
});

export const serveGetAdDaysCsv = serve(getAdDaysCsv, { ...reads, answers: { 200: new FileAnswer("text/csv") } });
