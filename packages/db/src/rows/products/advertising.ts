/** Search ads. */
import type { Generated } from "kysely";
import type { Json, Timestamp } from "../columns.ts";

type SearchAdAccountTable = { company_id: number; account_id: number };

export type StoredAd = { headlines: string[]; descriptions: string[]; url: string; path: string };

type SearchAdCampaignTable = {
  id: Generated<number>;
  company_id: number;
  external_id: string;
  ad_group: string;
  ad_group_name: string;
  name: string;
  engine: "google" | "bing";
  state: "active" | "paused" | "ended";
  ads: Json<StoredAd[]>;
};

/** `match` is null for search terms. */
export type StoredAdWord = {
  kind: "keyword" | "term";
  text: string;
  match: "exact" | "phrase" | "broad" | null;
  impressions: number;
  clicks: number;
  cost_cents: number;
};

type SearchAdDayTable = {
  company_id: number;
  day: string;
  campaign_id: number;
  impressions: number;
  clicks: number;
  calls: number;
  forms: number;
  cost_cents: number;
  is_final: boolean;
  counted_at: Timestamp;
  words: Json<StoredAdWord[]>;
};

type SearchAdBudgetTable = {
  company_id: number;
  start_day: string;
  end_day: string;
  plan_cents: number;
  agreed_at: Timestamp;
};

type SearchAdFetchTable = {
  company_id: number;
  until: Timestamp | null;
  tried_at: Timestamp | null;
  problem: "away" | "timeout" | "refused" | "unreadable" | null;
};

export type AdvertisingTables = {
  search_ad_fetches: SearchAdFetchTable;
  search_ad_accounts: SearchAdAccountTable;
  search_ad_campaigns: SearchAdCampaignTable;
  search_ad_days: SearchAdDayTable;
  search_ad_budgets: SearchAdBudgetTable;
};
