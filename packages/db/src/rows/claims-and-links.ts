/** Claims, account links, contributions and newsletter subscriptions. */
import type { Generated, GeneratedAlways } from "kysely";
import type { Right } from "./account.ts";
import type { Timestamp } from "./columns.ts";

/** `code_hash` is there only while a code may be entered; see packages/contract/src/claiming/states.ts. */
export type ClaimTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  user_id: number;
  state: "started" | "requested" | "code_out" | "held" | "refused" | "confirmed" | "lost" | "withdrawn" | "dissolved";
  held_because: "provider" | "tries" | "conflict" | null;
  proof: "email" | "letter" | "phone" | null;
  sent_to: string | null;
  code_hash: Buffer | null;
  code_expires_at: Timestamp | null;
  tries_left: Generated<number>;
  codes_asked: Generated<number>;
  codes_since: Timestamp | null;
  asked_at: Timestamp | null;
  brand: string;
  started_at: Timestamp;
  changed_at: Timestamp;
  confirmed_at: Timestamp | null;
};

type AccountLinkTable = {
  id: Generated<number>;
  company_id: number;
  email: string;
  email_key: string;
  right: Right;
  origin: "provider" | "person";
  invited_by_user_id: number | null;
  brand: string;
  state: Generated<"open" | "pending" | "held" | "linked" | "refused" | "withdrawn">;
  approved: Generated<boolean>;
  user_id: number | null;
  reason: Generated<string>;
  created_at: Timestamp;
  expires_at: Timestamp;
  decided_at: Timestamp | null;
};

type ContributionTable = {
  id: Generated<number>;
  company_id: number;
  kind: string;
  text: string;
  email: Generated<string>;
  user_id: number | null;
  state: Generated<"new" | "accepted" | "refused">;
  created_at: Timestamp;
  decided_at: Timestamp | null;
};

type NewsletterSubscriptionTable = {
  id: Generated<number>;
  email: string;
  email_key: string;
  brand: string;
  text_version: string;
  requested_at: Timestamp;
  request_address_hash: Buffer;
  confirmed_at: Timestamp | null;
  confirm_address_hash: Buffer | null;
  ended_at: Timestamp | null;
};

/** An ended consent whose address ordered the newsletter again. */
type NewsletterProofTable = Omit<NewsletterSubscriptionTable, "confirmed_at" | "ended_at"> & {
  confirmed_at: Timestamp;
  ended_at: Timestamp;
};

export type ClaimAndLinkTables = {
  claims: ClaimTable;
  account_links: AccountLinkTable;
  contributions: ContributionTable;
  newsletter_proofs: NewsletterProofTable;
  newsletter_subscriptions: NewsletterSubscriptionTable;
};
