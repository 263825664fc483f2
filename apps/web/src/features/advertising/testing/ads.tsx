/** The pages of search ads over answers of the test: two weeks of January 2026 and the two before. */
import type {
  AdBudgetConsumption,
  AdCampaignDetails,
  AdCampaigns,
  AdCoverage,
  AdGroups,
  AdStatistics,
} from "@portal/contract/advertising/calls";
import type { AdSums } from "@portal/contract/advertising/figures";
import { pathOf } from "@portal/contract/pages/routes";
import type { ReactElement } from "react";
import { commands } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { renderPart } from "../../../testing/logged-in.tsx";

type Page = "search_ads_statistics" | "search_ads_ad_groups" | "search_ads_budget";
export const RANGE = "?von=2026-01-05&bis=2026-01-18";

export const CALLS = {
  customer: "POST /api/adplorer/customerData",
  statistics: "POST /api/adplorer/suma/statistics",
  groups: "POST /api/adplorer/suma/statistics/adGroups",
  campaigns: "POST /api/adplorer/suma/adGroups/campaigns",
  campaign: "POST /api/adplorer/suma/adGroups/campaign",
  budget: "POST /api/adplorer/suma/budgetConsumption",
};

export const sumsOf = (clicks: number): AdSums => ({
  impressions: 20 * clicks,
  clicks,
  calls: clicks / 10,
  forms: 0,
  costCents: 150 * clicks,
});

const range = { startDate: "2026-01-05", endDate: "2026-01-18", interval: "Week" } as const;
export const coverage: AdCoverage = {
  firstDay: "2025-01-01",
  lastDay: "2026-01-18",
  movingFrom: null,
  countedAt: "2026-01-19T03:50:00.000Z",
  problem: null,
};
const said = { range, comparedWith: { start: "2025-12-22", end: "2026-01-04" }, coverage };

export const statistics = (given: Partial<AdStatistics> = {}): { body: AdStatistics } => ({
  body: {
    ...said,
    engines: { google: sumsOf(80), bing: sumsOf(20) },
    before: { google: sumsOf(40), bing: sumsOf(10) },
    periods: [
      {
        start: "2026-01-05",
        end: "2026-01-11",
        engines: { google: sumsOf(30), bing: sumsOf(10) },
        before: { google: sumsOf(20), bing: sumsOf(0) },
        isMoving: false,
      },
      {
        start: "2026-01-12",
        end: "2026-01-18",
        engines: { google: sumsOf(50), bing: sumsOf(10) },
        before: { google: sumsOf(20), bing: sumsOf(10) },
        isMoving: true,
      },
    ],
    missingDays: 0,
    ...given,
  },
});

const campaign = { adGroupId: "G-1", state: "active", before: sumsOf(40) } as const;
const CAMPAIGNS: AdCampaigns = {
  ...said,
  campaigns: [
    { ...campaign, adGroupCampaignId: 7, name: "Dach reparieren", engine: "google", sums: sumsOf(80) },
    { ...campaign, adGroupCampaignId: 8, name: "Dach reparieren", engine: "bing", state: "paused", sums: sumsOf(20) },
  ],
};
const GROUPS: AdGroups = {
  ...said,
  adGroups: [
    {
      adGroupId: "G-1",
      name: "Dach",
      campaigns: 2,
      engines: ["google", "bing"],
      sums: sumsOf(100),
      before: sumsOf(50),
    },
  ],
  total: sumsOf(100),
};
const DETAILS: AdCampaignDetails = {
  ...said,
  campaigns: [
    {
      ...campaign,
      adGroupCampaignId: 7,
      name: "Dach reparieren",
      engine: "google",
      sums: sumsOf(80),
      adGroupName: "Dach",
      ads: [
        {
          headlines: ["Dachdecker", "Heute noch"],
          descriptions: ["Wir kommen."],
          url: "https://www.brandt.example/",
          path: "dach",
        },
      ],
      keywords: [{ text: "dachdecker", match: "phrase", impressions: 300, clicks: 40, costCents: 6000 }],
      terms: [{ text: "dach undicht", match: null, impressions: 100, clicks: 20, costCents: 3000 }],
      periods: [{ start: "2026-01-05", end: "2026-01-18", sums: sumsOf(80), isMoving: false }],
    },
  ],
};
export const BUDGET: AdBudgetConsumption = {
  range,
  coverage,
  budgets: [
    { start: "2025-12-01", end: "2025-12-31", planCents: 70_000, spentCents: 70_000, days: [], forecast: null },
    {
      start: "2026-01-01",
      end: "2026-01-31",
      planCents: 75_000,
      spentCents: 40_000,
      days: [{ day: "2026-01-18", spentCents: 40_000, isMoving: false }],
      forecast: {
        earliest: "2026-01-27",
        likely: "2026-01-29",
        latest: null,
        lowCents: 70_000,
        likelyCents: 75_000,
        highCents: 75_000,
        weeks: 12,
      },
    },
  ],
};

type Answers = Record<string, ApiAnswer | readonly ApiAnswer[]>;

export async function openPage(name: Page, part: ReactElement, given: Answers = {}, query = RANGE): Promise<void> {
  startAt(pathOf(name) + query);
  await commands.answerApi({
    [CALLS.customer]: { body: { CompanyID: 710_431 } },
    [CALLS.statistics]: statistics(),
    [CALLS.groups]: { body: GROUPS },
    [CALLS.campaigns]: { body: CAMPAIGNS },
    [CALLS.campaign]: { body: DETAILS },
    [CALLS.budget]: { body: BUDGET },
    ...given,
  });
  await renderPart(part);
}

/** Makes the active company one that has (or had) search ads. */
export const setCompanyWithAds = (status: "Invoicing" | "Inactive" = "Invoicing", right: "owner" | "read" = "owner") =>
  setAccount(anAccount({ right, products: [{ Stock_Keeping_Unit__c: "SEA", Status__c: status, type_details: {} }] }));
