/** What Search Console says about a company's website. */
import type { Timestamp } from "../columns.ts";

export type SearchPropertyTable = {
  company_id: number;
  site_url: string;
  chosen_at: Timestamp;
  read_at: Timestamp | null;
  failure: "access_ended" | "property_lost" | "away" | null;
  failed_at: Timestamp | null;
  next_read_at: Timestamp;
};

/** `position_sum`: average position times impressions. */
type Sums = { impressions: number; clicks: number; position_sum: number };

type SearchDayTable = { company_id: number; day: string; moving: boolean } & Sums;
type SearchTermTable = { company_id: number; day: string; term: string } & Sums;

export type SeoTables = {
  search_properties: SearchPropertyTable;
  search_days: SearchDayTable;
  search_terms: SearchTermTable;
};
