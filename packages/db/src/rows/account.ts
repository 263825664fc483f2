/** Companies, their people, products and account locks. */
import type { ColumnType, Generated } from "kysely";
import type { CreatedAt, Json, Timestamp } from "./columns.ts";

export type Right = "owner" | "editor" | "read";

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

type MembershipTable = {
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
  /** By the company; null: as the provider delivered it. */
  changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** By the company; the row stays, or an import would bring it back. */
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** `locks`: names of `AccountLock` in the contract. */
export type AccountLockTable = {
  company_id: number;
  locks: string[];
  changed_at: Timestamp;
  by_support: Generated<boolean>;
};

type SupportVisitTable = {
  id: Generated<number>;
  agent_user_id: number | null;
  company_id: number;
  reason: string;
  started_at: Timestamp;
  ends_at: Timestamp;
};

export type AccountTables = {
  companies: CompanyTable;
  memberships: MembershipTable;
  products: ProductTable;
  contact_persons: ContactPersonTable;
  account_locks: AccountLockTable;
  support_visits: SupportVisitTable;
};
