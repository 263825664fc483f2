/** Websites of companies, and the mailboxes that belong to them. */
import type { Generated } from "kysely";
import type { Timestamp } from "../columns.ts";

export type WebsiteTable = {
  id: Generated<number>;
  company_id: number;
  external_id: string;
  kind: "website" | "landing_page";
  product_code: string;
  state: "in_production" | "online" | "paused" | "ended";
  url: string | null;
  further_addresses: Generated<string[]>;
  keywords: Generated<string[]>;
  matomo_site_id: string | null;
  builder_site_id: string | null;
  online_since: string | null;
  imported_at: Timestamp;
};

export type MailboxTable = {
  id: Generated<number>;
  company_id: number;
  external_id: string;
  address: string;
  owner_name: Generated<string>;
  quota_bytes: number;
  used_bytes: number | null;
  used_at: Timestamp | null;
  aliases: Generated<string[]>;
  forwards_to: Generated<string[]>;
  keeps_copy: Generated<boolean>;
  login_name: string;
  imap_host: string;
  imap_port: number;
  smtp_host: string;
  smtp_port: number;
  imported_at: Timestamp;
};

type WebsiteHandoverTable = {
  id: Generated<number>;
  company_id: number;
  website_id: number;
  state: Generated<"handed_over" | "in_progress" | "question" | "done" | "taken_back">;
  brand: string;
  request_key: string;
  created_by_user_id: number | null;
  agent_user_id: number | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  ended_at: Timestamp | null;
};

type WebsiteHandoverEventTable = {
  id: Generated<number>;
  handover_id: number;
  kind: "hand_over" | "answer" | "take_back" | "restore" | "take" | "ask" | "finish";
  author: "company" | "support" | "provider";
  user_id: number | null;
  text: Generated<string>;
  request_key: string | null;
  at: Timestamp;
};

type WebsiteHandoverFileTable = { id: Generated<number>; event_id: number; file_id: number };

type WebsiteDeeplinkTable = {
  token_hash: Buffer;
  company_id: number;
  website_id: number;
  agent_user_id: number;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
};

export type WebsiteTables = {
  websites: WebsiteTable;
  mailboxes: MailboxTable;
  website_handovers: WebsiteHandoverTable;
  website_handover_events: WebsiteHandoverEventTable;
  website_handover_files: WebsiteHandoverFileTable;
  website_deeplinks: WebsiteDeeplinkTable;
};
