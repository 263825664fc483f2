/** Checks of partner portals. */
import type { Generated } from "kysely";
import type { Json, Timestamp } from "./columns.ts";

/** `company_id` is null for a check that anybody asked for; then `token_hash` is there. */
type ListingCheckTable = {
  id: Generated<number>;
  company_id: number | null;
  origin: "public" | "person" | "schedule";
  token_hash: Buffer | null;
  expected: Json<Record<string, unknown>>;
  entry_version: number | null;
  started_at: Timestamp;
  finished_at: Timestamp | null;
  score: number | null;
  counts: Json<Record<string, number>> | null;
};

/** `status` is null until the portal has been read; `findings` is `ListingResult` of the contract without its status. */
type ListingResultTable = {
  check_id: number;
  portal: string;
  status: "portal_ok" | "portal_nok" | "portal_error" | "portal_not_found" | null;
  findings: Json<Record<string, unknown>> | null;
  checked_at: Timestamp | null;
};

/** `read_at` is null for a portal that was never read for the company. */
type ListingScheduleTable = {
  company_id: number;
  portal: string;
  due_at: Timestamp;
  added_at: Timestamp;
  read_at: Timestamp | null;
  attempts: Generated<number>;
  leased_until: Timestamp | null;
};

type ListingPortalRateLimitTable = {
  portal: string;
  next_at: Timestamp;
  failures: Generated<number>;
  paused_until: Timestamp | null;
  people_until: Timestamp | null;
};

export type EntryServiceTables = {
  listing_checks: ListingCheckTable;
  listing_results: ListingResultTable;
  listing_schedule: ListingScheduleTable;
  listing_portal_rate_limits: ListingPortalRateLimitTable;
};
