/** Users, their sessions, their means of login and what happened around them. */
import type { Generated } from "kysely";
import type { CreatedAt, Json, Timestamp } from "./columns.ts";

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

type SessionTable = {
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
  rotations: Generated<number>;
  stolen_at: Timestamp | null;
};

type UserTokenTable = {
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

/** `kind` and `method` are those of the contract; the hashes are made by the server's platform. */
type SecurityEventTable = {
  id: Generated<number>;
  at: Timestamp;
  kind: string;
  user_id: number | null;
  method: string | null;
  network_hash: Buffer | null;
  login_hash: Buffer | null;
  key_name: string | null;
};

export type AuthTables = {
  users: UserTable;
  sessions: SessionTable;
  user_tokens: UserTokenTable;
  security_events: SecurityEventTable;
  rate_limits: { key: string; points: number; expire: number | null };
};
