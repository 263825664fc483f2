/** Visits of websites. */
import type { Timestamp } from "../columns.ts";

type WebsiteDayTable = {
  website_id: number;
  day: string;
  source: "matomo" | "own";
  views: number;
  visits: number;
  phone: number;
  computer: number;
  tablet: number;
  unknown: number;
};

/** `name` is empty for direct visits, and for those of a kind without name. */
type WebsiteDayNameTable = {
  website_id: number;
  dimension: "direct" | "search" | "website" | "social" | "campaign" | "assistant" | "keyword";
  day: string;
  name: string;
  visits: number;
};

/** `until`: the last figures arrived then. `fetched_from`: Matomo was asked about all days from here on. */
type WebsiteFigureTable = {
  website_id: number;
  matomo_site_id: string | null;
  until: Timestamp | null;
  fetched_from: string | null;
  tried_at: Timestamp | null;
  problem: "away" | "timeout" | "refused" | "unreadable" | null;
};

export type WebsiteFigureTables = {
  website_days: WebsiteDayTable;
  website_day_names: WebsiteDayNameTable;
  website_figures: WebsiteFigureTable;
  /** Partitioned by day. */
  website_hits: { day: string; website_id: number; hit_id: string };
};
