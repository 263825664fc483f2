/** Rows of the export with search ads. */
import type { StoredAd, StoredAdWord } from "@portal/db/rows";
import { sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";

export const adAccountExport = exportKind(
  "ad_account",
  sql<{ company: string; account_id: number }>`
      select c.external_id as company, a.account_id from search_ad_accounts a join companies c on c.id = a.company_id
      order by c.external_id collate "C"`,
  ({ company, account_id }) => ({ company, account_id }),
);

type Campaign = {
  company: string;
  external_id: string;
  ad_group: string;
  ad_group_name: string;
  name: string;
  engine: string;
  state: string;
  ads: StoredAd[];
};

export const adCampaignExport = exportKind(
  "ad_campaign",
  sql<Campaign>`
      select c.external_id as company, a.external_id, a.ad_group, a.ad_group_name, a.name, a.engine, a.state, a.ads
      from search_ad_campaigns a join companies c on c.id = a.company_id
      order by c.external_id collate "C", a.external_id collate "C"`,
  ({ ad_group: group, ad_group_name: groupName, ads, ...campaign }) => ({
    ...campaign,
    ad_group: { key: group, name: groupName },
    ads: ads.map(({ headlines, descriptions, url, path }) => ({ headlines, descriptions, url, path })),
  }),
);

type AdDay = {
  company: string;
  campaign: string;
  day: string;
  impressions: number;
  clicks: number;
  calls: number;
  forms: number;
  cost_cents: number;
  is_final: boolean;
  counted_at: Date;
  words: StoredAdWord[];
};

export const adDayExport = exportKind(
  "ad_day",
  sql<AdDay>`
      select c.external_id as company, a.external_id as campaign, d.day, d.impressions, d.clicks, d.calls, d.forms,
             d.cost_cents, d.is_final, d.counted_at, d.words
      from search_ad_days d join search_ad_campaigns a on a.id = d.campaign_id join companies c on c.id = d.company_id
      order by d.day, c.external_id collate "C", a.external_id collate "C"`,
  ({ is_final: isFinal, counted_at: at, words, ...day }) => ({
    ...day,
    final: isFinal,
    counted: instantText(at),
    keywords: words
      .filter(({ kind }) => kind === "keyword")
      .map(({ text, match, impressions, clicks, cost_cents }) => ({ text, match, impressions, clicks, cost_cents })),
    terms: words
      .filter(({ kind }) => kind === "term")
      .map(({ text, impressions, clicks, cost_cents }) => ({ text, impressions, clicks, cost_cents })),
  }),
);

type Budget = { company: string; start_day: string; end_day: string; plan_cents: number; agreed_at: Date };

export const adBudgetExport = exportKind(
  "ad_budget",
  sql<Budget>`
      select c.external_id as company, b.start_day, b.end_day, b.plan_cents, b.agreed_at
      from search_ad_budgets b join companies c on c.id = b.company_id
      order by c.external_id collate "C", b.start_day`,
  ({ company, start_day: start, end_day: end, plan_cents, agreed_at: at }) => ({
    company,
    start,
    end,
    plan_cents,
    agreed: instantText(at),
  }),
);
