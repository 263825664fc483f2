/** The partner network: listings that a company added, reports of marketing packages, and where ratings are fetched. */
import type { FeedProblem, FeedSource } from "@portal/contract/ratings/feeds";
import type { Generated } from "kysely";
import type { Timestamp } from "../columns.ts";

type RatingPartnerTable = {
  id: Generated<number>;
  company_id: number;
  portal: string;
  url: string;
  added_by_user_id: number | null;
  added_at: Timestamp;
};

export type MarketingReportTable = {
  id: Generated<number>;
  company_id: number;
  external_id: string;
  package: string;
  title: string;
  first_day: string;
  last_day: string;
  pdf: string;
  download_key: string;
  arrived_at: Timestamp;
  seen_at: Timestamp | null;
};

type RatingFeedTable = {
  company_id: number;
  source: FeedSource;
  place: string;
  next_at: Timestamp;
  lease_until: Timestamp | null;
  changed_until: Timestamp | null;
  fetched_at: Timestamp | null;
  tried_at: Timestamp | null;
  failures: Generated<number>;
  problem: FeedProblem | null;
  may_shrink: Generated<boolean>;
};

export type RatingNetworkTables = {
  rating_partners: RatingPartnerTable;
  marketing_reports: MarketingReportTable;
  rating_feeds: RatingFeedTable;
};
