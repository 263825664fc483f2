/** Row types of the SQL schema in `migrations/`. bigint ids arrive as JavaScript numbers, dates as 'YYYY-MM-DD'. */
import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** timestamptz: a Date on reading, a Date on writing. */
type Timestamp = ColumnType<Date, Date, Date>;
type CreatedAt = ColumnType<Date, Date | undefined, never>;
type Json<T> = JSONColumnType<T & object>;

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
};

export type FileTable = {
  id: Generated<number>;
  storage_key: string;
  marker_hash: Buffer | null;
  purpose: "logo" | "profile_image";
  user_id: number | null;
  company_id: number | null;
  media_type: string;
  bytes: number;
  width: number;
  height: number;
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
  notices: NoticeTable;
  audit_log: AuditLogTable;
};
