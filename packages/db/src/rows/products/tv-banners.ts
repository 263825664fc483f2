/** TV banners, their creatives and their impressions. */
import type { Generated } from "kysely";
import type { Timestamp } from "../columns.ts";

type Approval = "ACCEPTED" | "REJECTED" | "UNVERIFIED";

export type TvBannerTable = {
  company_id: number;
  external_id: string;
  name: string;
  state: "planned" | "active" | "paused" | "ended";
  starts_on: string | null;
  ends_on: string | null;
  binary_master_id: string | null;
  creative_set_at: Timestamp | null;
  imported_at: Timestamp;
};

export type TvCreativeTable = {
  id: Generated<number>;
  company_id: number;
  binary_master_id: string;
  name: string;
  layout: "frame" | "strip";
  headline: string;
  body: Generated<string>;
  call_to_action: Generated<string>;
  background: string;
  foreground: string;
  version: Generated<number>;
  delivered_at: Timestamp;
  customer_approval: Approval;
  customer_decided_at: Timestamp | null;
  partner_approval: Approval;
  partner_decided_at: Timestamp | null;
  partner_reason: Generated<string>;
  imported_at: Timestamp;
};

type TvCreativeEventTable = {
  id: Generated<number>;
  creative_id: number;
  kind: "delivered" | "changed" | "accept" | "reject" | "withdraw" | "set";
  role: "company" | "support" | "partner" | "provider";
  user_id: number | null;
  reason: Generated<string>;
  at: Timestamp;
  is_news: Generated<boolean>;
};

/** Place n of each array belongs to the same row. */
type TvDayTable = {
  company_id: number;
  day: string;
  banner: string;
  channels: number[];
  hours: number[];
  programmes: string[];
  impressions: number[];
  counted_at: Timestamp;
};

export type TvBannerTables = {
  tv_banners: TvBannerTable;
  tv_creatives: TvCreativeTable;
  tv_creative_events: TvCreativeEventTable;
  tv_days: TvDayTable;
};
