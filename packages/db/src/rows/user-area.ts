/** A person's activity in the directory, and why people deleted their profiles. */
import type { Generated } from "kysely";
import type { Timestamp } from "./columns.ts";

export type UserRatingTable = {
  id: Generated<number>;
  external_id: string | null;
  user_id: number;
  company_id: number;
  rating_text: string;
  stars: number;
  updated_at: Timestamp;
  edited_at: Timestamp | null;
  withdrawn_at: Timestamp | null;
};

/** Instants of searches and views are their keys, to the millisecond. */
export type LatestSearchTable = {
  user_id: number;
  searched_at: Timestamp;
  external_id: string | null;
  what: string;
  place: Generated<string>;
  removed_at: Timestamp | null;
};

/** `company_id` is null after a deleted view was swept. */
export type ViewedEntryTable = {
  user_id: number;
  viewed_at: Timestamp;
  external_id: string | null;
  company_id: number | null;
  removed_at: Timestamp | null;
};

/** Why people deleted their profiles, without their names. */
type LeavingReasonTable = { id: Generated<number>; at: Timestamp; reason: string; text: Generated<string> };

/** `key_id` names the key of the hash, which is not stored in the database. */
type ErasedPersonTable = { external_id_hash: Buffer; key_id: string };

/** A browser that shows messages; `endpoint` is the push service's address of it. */
type PushSubscriptionTable = {
  id: Generated<number>;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string;
  created_at: Timestamp;
  last_sent_at: Timestamp | null;
};

type PushMessageTable = { user_id: number; occasion: string; created_at: Timestamp };

export type UserAreaTables = {
  push_subscriptions: PushSubscriptionTable;
  push_messages: PushMessageTable;
  erased_people: ErasedPersonTable;
  user_ratings: UserRatingTable;
  latest_searches: LatestSearchTable;
  viewed_entries: ViewedEntryTable;
  leaving_reasons: LeavingReasonTable;
};
