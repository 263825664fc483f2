/** Access to external services. */
import type { Generated } from "kysely";
import type { Timestamp } from "./columns.ts";

/** A company's access to an external service. `sealed_access` is null after the service revoked it. */
export type ExternalConnectionTable = {
  company_id: number;
  source: "google" | "google_search";
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

type ExternalGrantTable = {
  state_hash: Buffer;
  session_handle: string;
  company_id: number;
  source: "google" | "google_search";
  sealed_proof: string;
  expires_at: Timestamp;
};

type ExternalRevocationTable = {
  id: Generated<number>;
  source: "google" | "google_search";
  sealed_token: string;
  sealed_for: number | null;
  tries: Generated<number>;
  due_at: Timestamp;
};

export type ExternalServicesTables = {
  external_connections: ExternalConnectionTable;
  external_grants: ExternalGrantTable;
  external_revocations: ExternalRevocationTable;
};
