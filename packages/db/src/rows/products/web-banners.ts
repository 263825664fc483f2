/** Web banners, their files and history, and how often they were seen and clicked. */
import type { Generated } from "kysely";
import type { Timestamp } from "../columns.ts";

type State =
  | "awaiting_files"
  | "submitted"
  | "withdrawn"
  | "refused"
  | "to_approve"
  | "change_requested"
  | "approved"
  | "running"
  | "paused"
  | "ended";
type Flavour = "billboard" | "leaderboard" | "medium_rectangle" | "wide_skyscraper" | "mobile_banner";
type Action =
  | "submit"
  | "withdraw"
  | "approve"
  | "reject"
  | "revoke"
  | "pause"
  | "resume"
  | "upload"
  | "produce"
  | "refuse"
  | "start"
  | "end";

export type WebBannerTable = {
  id: Generated<number>;
  company_id: number;
  external_id: string;
  flavour: Flavour;
  name: string;
  target_url: string | null;
  state: Generated<State>;
  version: Generated<number>;
  brand: string | null;
  starts_on: string | null;
  ends_on: string | null;
  changed_at: Timestamp;
  ended_at: Timestamp | null;
  imported_at: Timestamp;
};

type WebBannerEventTable = {
  id: Generated<number>;
  banner_id: number;
  action: Action;
  author: "company" | "support" | "provider";
  user_id: number | null;
  reason: Generated<string>;
  request_key: string | null;
  at: Timestamp;
};

type WebBannerCreativeTable = {
  id: Generated<number>;
  banner_id: number;
  event_id: number;
  file_id: number;
  frames: number;
  milliseconds: number;
  loops: number;
  replaced_at: Timestamp | null;
};

type WebBannerDayTable = {
  company_id: number;
  day: string;
  banner: string;
  placement: "home" | "results" | "entry" | "guide" | "app";
  views: number;
  clicks: number;
  counted_at: Timestamp;
};

export type WebBannerTables = {
  web_banners: WebBannerTable;
  web_banner_events: WebBannerEventTable;
  web_banner_creatives: WebBannerCreativeTable;
  web_banner_days: WebBannerDayTable;
};
