/** Row types of the SQL schema in `migrations/`. bigint ids arrive as JavaScript numbers, dates as 'YYYY-MM-DD'. */
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";

/** timestamptz: a Date on reading, a Date on writing. */
type Timestamp = ColumnType<Date, Date, Date>;
type CreatedAt = ColumnType<Date, Date | undefined, never>;
type Json<T> = JSONColumnType<T & object>;
/** A part of the entry that is one document; empty until somebody fills it. */
type PartDocument = ColumnType<object, string | undefined, string>;

export type Right = "owner" | "editor" | "read";

export type UserTable = {
  id: Generated<number>;
  external_id: string | null;
  login: string;
  login_key: string;
  email: string;
  password_hash: string | null;
  display_name: Generated<string>;
  roles: Generated<string[]>;
  profile_image_key: string | null;
  notification_code: Generated<string>;
  last_login_at: Timestamp | null;
  created_at: CreatedAt;
  activated_at: Timestamp | null;
  terms_accepted_at: Timestamp | null;
  portal: string | null;
  erase_at: Timestamp | null;
};

export type CompanyTable = {
  id: Generated<number>;
  external_id: string;
  name: string;
  display_name: string;
  claimed_by: "OWNER" | "PROVIDER" | null;
  claimed_last_update: Timestamp | null;
  is_published_on_b2b: Generated<boolean>;
  active_resellers: Generated<string[]>;
  created_at: CreatedAt;
};

export type MembershipTable = {
  user_id: number;
  company_id: number;
  right: Right;
  created_at: CreatedAt;
};

export type ProductTable = {
  company_id: number;
  external_id: string;
  code: string;
  status: "Ordered" | "Produced" | "Invoicing" | "Inactive";
  details: Json<Record<string, unknown>>;
};

export type ContactPersonTable = {
  company_id: number;
  external_id: string;
  name: string;
  roles: string[];
  email: string | null;
  phone: string | null;
  is_dummy: boolean;
};

export type SessionTable = {
  handle: string;
  user_id: number;
  secret_hash: Buffer;
  next_secret_hash: Buffer | null;
  next_issued_at: Timestamp | null;
  previous_secret_hash: Buffer | null;
  previous_valid_until: Timestamp | null;
  remember: boolean;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
  absolute_expires_at: Timestamp;
  revoked_at: Timestamp | null;
  user_agent: Generated<string>;
  agent_company_id: number | null;
  agent_reason: string | null;
  agent_expires_at: Timestamp | null;
  confirmed_at: Timestamp | null;
};

export type FileTable = {
  id: Generated<number>;
  storage_key: string;
  marker_hash: Buffer | null;
  purpose: "logo" | "profile_image" | "photo" | "document";
  user_id: number | null;
  company_id: number | null;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  original_name: Generated<string>;
  created_at: Timestamp;
  adopted_at: Timestamp | null;
  expires_at: Timestamp | null;
};

export type EntryTable = {
  company_id: number;
  name: string;
  street: Generated<string>;
  house_number: Generated<string>;
  postal_code: Generated<string>;
  city: Generated<string>;
  phone: Generated<string>;
  mobile: Generated<string>;
  fax: Generated<string>;
  email: Generated<string>;
  website: Generated<string>;
  company_data_version: Generated<number>;
  opening_hours: Json<object>;
  opening_hours_version: Generated<number>;
  slogan: Generated<string>;
  logo_key: string | null;
  logo_alt: Generated<string>;
  logo_and_slogan_version: Generated<number>;
  about_us: Json<object>;
  about_us_version: Generated<number>;
  company_details: PartDocument;
  company_details_version: Generated<number>;
  payments: PartDocument;
  payments_version: Generated<number>;
  customer_cards: PartDocument;
  customer_cards_version: Generated<number>;
  online_presence: PartDocument;
  online_presence_version: Generated<number>;
  trades: PartDocument;
  trades_version: Generated<number>;
  search_keywords: PartDocument;
  search_keywords_version: Generated<number>;
  service_features: PartDocument;
  service_features_version: Generated<number>;
  product_features: PartDocument;
  product_features_version: Generated<number>;
  service_area: PartDocument;
  service_area_version: Generated<number>;
  documents: PartDocument;
  documents_version: Generated<number>;
  media: PartDocument;
  media_version: Generated<number>;
  b2b_codex: PartDocument;
  b2b_codex_version: Generated<number>;
  owner_parts: Generated<string[]>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

export type EntryChangeTable = {
  id: Generated<number>;
  company_id: number;
  part: string;
  version: number;
  source: "owner" | "editor" | "support" | "import";
  actor_user_id: number | null;
  agent_user_id: number | null;
  fields: string[];
  before: Json<Record<string, unknown>>;
  after: Json<Record<string, unknown>>;
  undoes_change_id: number | null;
  changed_at: Timestamp;
};

export type ImportDifferenceTable = {
  company_id: number;
  part: string;
  proposed: Json<Record<string, unknown>>;
  proposed_at: Timestamp;
  refused: Json<Record<string, unknown>>;
};

export type PlaceTable = {
  postal_code: string;
  name: string;
  state: string;
  key: GeneratedAlways<string>;
};

/** Places of one name in one state; `postal_codes` ascending. */
export type CityTable = {
  id: GeneratedAlways<number>;
  name: string;
  state: string;
  postal_codes: string[];
  key: string;
};

export type StreetTable = {
  postal_code: string;
  city: string;
  name: string;
  key: GeneratedAlways<string>;
};

export type VocabularyTable = {
  id: GeneratedAlways<number>;
  kind: "trade" | "keyword" | "product";
  term: string;
  alias: Generated<string>;
  key: GeneratedAlways<string>;
};

/** `files`: of each file that an import has begun, what it has written of it, and the hash of these bytes. */
export type ImportRunTable = {
  files_key: string;
  files: Json<{ bytes: number; lines: number; sha256: string }[]>;
  counts: Json<Record<string, Record<string, number>>>;
  rejected_bytes: number;
  started_at: Timestamp;
  updated_at: Timestamp;
};

export type NoticeTable = {
  id: Generated<number>;
  external_id: string | null;
  message: string;
  level: "info" | "success" | "warning" | "danger";
  label: Generated<string>;
  dismissible: Generated<boolean>;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  created_at: CreatedAt;
};

export type MailTable = {
  id: Generated<number>;
  key: string;
  template: string;
  recipient: string;
  brand: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: Timestamp;
  due_at: Timestamp;
  attempts: Generated<number>;
  sent_at: Timestamp | null;
  failed_at: Timestamp | null;
  last_error: string | null;
};

export type UserTokenTable = {
  id: Generated<number>;
  token_hash: Buffer;
  purpose: string;
  user_id: number | null;
  subject: string | null;
  data: Json<Record<string, unknown>>;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  outcome: string | null;
};

/** `code_hash` is there only while a code may be entered; see the contract's claiming-states.ts. */
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
  brand: string;
  started_at: Timestamp;
  changed_at: Timestamp;
  confirmed_at: Timestamp | null;
};

export type AccountLinkTable = {
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

export type ContributionTable = {
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

export type NewsletterSubscriptionTable = {
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

export type SupportVisitTable = {
  id: Generated<number>;
  agent_user_id: number | null;
  company_id: number;
  reason: string;
  started_at: Timestamp;
  ends_at: Timestamp;
};

export type ModalNotificationTable = {
  code: string;
  headline: string;
  text: string;
  button_text: Generated<string>;
  button_link: Generated<string>;
  created_at: CreatedAt;
};

export type UserNotificationTable = {
  user_id: number;
  code: string;
  company_id: number | null;
  given_at: Timestamp;
  read_at: Timestamp | null;
};

/** `locks`: names of `AccountLock` in the contract. */
export type AccountLockTable = {
  company_id: number;
  locks: string[];
  changed_at: Timestamp;
  by_support: Generated<boolean>;
};

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

/** `company_id` is null once a removed view is forgotten. */
export type ViewedEntryTable = {
  user_id: number;
  viewed_at: Timestamp;
  external_id: string | null;
  company_id: number | null;
  removed_at: Timestamp | null;
};

/** Why people left, without saying who. */
export type LeavingReasonTable = { id: Generated<number>; at: Timestamp; reason: string; text: Generated<string> };

export type NotificationSettingTable = {
  user_id: number;
  event: string;
  channel: string;
  wanted: boolean;
};

/** Access that a service outside gave a company; without it the service took it back. */
export type ExternalConnectionTable = {
  company_id: number;
  source: "google";
  state: "granted" | "connected" | "revoked" | "location_lost";
  sealed_access: string | null;
  access_expires_at: Timestamp | null;
  subject: string;
  granted_by: number | null;
  granted_at: Timestamp;
  account_id: string | null;
  location_id: string | null;
  location_title: Generated<string>;
  verification: "confirmed" | "unconfirmed" | "suspended" | null;
  checked_at: Timestamp | null;
  next_check_at: Timestamp;
};

export type ExternalGrantTable = {
  state_hash: Buffer;
  session_handle: string;
  company_id: number;
  source: "google";
  sealed_proof: string;
  expires_at: Timestamp;
};

export type ExternalRevocationTable = {
  id: Generated<number>;
  source: "google";
  sealed_token: string;
  tries: Generated<number>;
  due_at: Timestamp;
};

/** `company_id` is null for a check that anybody asked for; then `token_hash` is there. */
export type ListingCheckTable = {
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
export type ListingResultTable = {
  check_id: number;
  portal: string;
  status: "portal_ok" | "portal_nok" | "portal_error" | "portal_not_found" | null;
  findings: Json<Record<string, unknown>> | null;
  checked_at: Timestamp | null;
};

export type ListingPortalTurnTable = { portal: string; next_at: Timestamp };

/** Partitioned by day; `search_term` is null where the visitor came another way. */
export type TrackingEventTable = {
  day: string;
  company_id: number;
  event_id: string;
  metric: string;
  happened_at: Timestamp;
  device: string;
  search_term: string | null;
  counted: boolean;
};

export type TrackingDailyTable = {
  company_id: number;
  dimension: "device" | "term";
  day: string;
  metric: string;
  item: string;
  value: number;
};

export type AuditLogTable = {
  id: Generated<number>;
  at: Timestamp;
  action: string;
  outcome: "done" | "refused";
  actor_user_id: number | null;
  agent_user_id: number | null;
  company_id: number | null;
  details: Json<Record<string, unknown>>;
};

/** Counts of the portal's own pages by day, of nobody in particular. */
export type PortalUsageTable = {
  day: string;
  audience: "user" | "company";
  kind: "section" | "viewport" | "scheme";
  name: string;
  count: number;
};

export type StatisticsConsentTable = {
  id: Generated<number>;
  token_hash: Buffer;
  brand: string;
  text_version: string;
  given_at: Timestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
};

export type ServiceCaseTable = {
  id: Generated<number>;
  company_id: number;
  type: "entry" | "invoice" | "contract" | "product" | "technical" | "other";
  subject: string;
  reference: Generated<string>;
  wants_call: Generated<boolean>;
  phone: Generated<string>;
  state: Generated<"open" | "in_progress" | "waiting" | "solved" | "closed" | "withdrawn">;
  brand: string;
  request_key: string;
  created_by_user_id: number | null;
  agent_user_id: number | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  ended_at: Timestamp | null;
};

export type ServiceCaseEventTable = {
  id: Generated<number>;
  case_id: number;
  kind: "create" | "message" | "take" | "answer" | "ask" | "solve" | "close" | "withdraw" | "reopen";
  author: "company" | "support" | "provider";
  user_id: number | null;
  text: Generated<string>;
  request_key: string | null;
  at: Timestamp;
};

export type Database = {
  users: UserTable;
  companies: CompanyTable;
  memberships: MembershipTable;
  products: ProductTable;
  contact_persons: ContactPersonTable;
  sessions: SessionTable;
  rate_limits: { key: string; points: number; expire: number | null };
  files: FileTable;
  entries: EntryTable;
  entry_changes: EntryChangeTable;
  import_differences: ImportDifferenceTable;
  import_runs: ImportRunTable;
  places: PlaceTable;
  cities: CityTable;
  streets: StreetTable;
  vocabulary: VocabularyTable;
  notices: NoticeTable;
  mails: MailTable;
  user_tokens: UserTokenTable;
  claims: ClaimTable;
  account_links: AccountLinkTable;
  contributions: ContributionTable;
  newsletter_subscriptions: NewsletterSubscriptionTable;
  support_visits: SupportVisitTable;
  modal_notifications: ModalNotificationTable;
  user_notifications: UserNotificationTable;
  account_locks: AccountLockTable;
  user_ratings: UserRatingTable;
  latest_searches: LatestSearchTable;
  viewed_entries: ViewedEntryTable;
  notification_settings: NotificationSettingTable;
  leaving_reasons: LeavingReasonTable;
  portal_usage: PortalUsageTable;
  statistics_consents: StatisticsConsentTable;
  service_cases: ServiceCaseTable;
  service_case_events: ServiceCaseEventTable;
  external_connections: ExternalConnectionTable;
  external_grants: ExternalGrantTable;
  external_revocations: ExternalRevocationTable;
  listing_checks: ListingCheckTable;
  listing_results: ListingResultTable;
  listing_portal_turns: ListingPortalTurnTable;
  tracking_events: TrackingEventTable;
  tracking_salts: { day: string; salt: Buffer; ends_at: Timestamp };
  tracking_visits: { day: string; key: string };
  tracking_daily: TrackingDailyTable;
  tracking_progress: { single: Generated<boolean>; until: Date | null; kept_from: string | null };
  audit_log: AuditLogTable;
};
