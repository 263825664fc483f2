/** Checks of companies' websites. */
import type { Generated } from "kysely";
import type { Json, Timestamp } from "../columns.ts";

/** `findings` are `Finding` of the package website-check, `figures` the contract's `WebsiteFigures`. */
type WebsiteCheckTable = {
  id: Generated<number>;
  company_id: number;
  url: string;
  state: "wait" | "pending" | "success" | "redirect" | "error";
  requested_at: Timestamp;
  finished_at: Timestamp | null;
  final_url: string | null;
  message: Generated<string>;
  findings: Json<Record<string, unknown>[]> | null;
  figures: Json<Record<string, unknown>> | null;
};

/** The latest picture of an address. */
type WebsitePictureTable = {
  company_id: number;
  url: string;
  file_id: number | null;
  taken_at: Timestamp | null;
  asked_at: Timestamp;
  tried_at: Timestamp | null;
  failed: Generated<boolean>;
};

export type WebsiteCheckTables = { website_checks: WebsiteCheckTable; website_pictures: WebsitePictureTable };
