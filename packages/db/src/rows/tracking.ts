/** Counted visits of entries and of the portal's own pages. */
import type { Generated } from "kysely";
import type { Timestamp } from "./columns.ts";

/** Partitioned by day; `search_term` is null if the visitor did not come from a search. */
type TrackingEventTable = {
  day: string;
  company_id: number;
  event_id: string;
  metric: string;
  happened_at: Timestamp;
  device: string;
  search_term: string | null;
  counted: boolean;
};

/** Views by search term. Rows by device are from before there were figures of days in `tracking_sums`. */
type TrackingDailyTable = {
  company_id: number;
  dimension: "device" | "term";
  day: string;
  metric: string;
  item: string;
  value: number;
};

/** All figures of a day, or of a week or a month that is over, which are computed from the days. */
type TrackingSumTable = {
  company_id: number;
  grain: "day" | "week" | "month";
  start: string;
  view_phone: number;
  view_computer: number;
  view_tablet: number;
  view_unknown: number;
  call: number;
  route: number;
  website: number;
  email: number;
};

type TrackingTermSumTable = {
  company_id: number;
  grain: "week" | "month";
  start: string;
  term: string;
  views: number;
};

/** One row. `closed_until` and `rolled_until` are reached, `closing_until` and `rolling_until` are what a sweep is at. */
type TrackingProgressTable = {
  single: Generated<boolean>;
  until: Date | null;
  kept_from: string | null;
  closed_until: Generated<string>;
  closing_until: Generated<string>;
  closing_company: Generated<number>;
  rolled_until: Generated<string>;
  rolling_until: Generated<string>;
  rolling_company: Generated<number>;
};

/** Daily counts of the portal's own pages, without users. */
type PortalUsageTable = {
  day: string;
  audience: "user" | "company";
  kind: "section" | "viewport" | "scheme";
  name: string;
  count: number;
};

type StatisticsConsentTable = {
  id: Generated<number>;
  token_hash: Buffer;
  brand: string;
  text_version: string;
  given_at: Timestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
};

export type TrackingTables = {
  tracking_events: TrackingEventTable;
  tracking_salts: { kept_day: Generated<string>; day: string; salt: Buffer; ends_at: Timestamp };
  tracking_visits: { kept_day: Generated<string>; day: string; key: string };
  tracking_daily: TrackingDailyTable;
  tracking_sums: TrackingSumTable;
  tracking_term_sums: TrackingTermSumTable;
  tracking_progress: TrackingProgressTable;
  portal_usage: PortalUsageTable;
  statistics_consents: StatisticsConsentTable;
};
