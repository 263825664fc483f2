/** The entry, its history, what an import would change, and files. */
import type { ColumnType, Generated } from "kysely";
import type { Json, PartDocument, Timestamp } from "./columns.ts";

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

type ImportDifferenceTable = {
  company_id: number;
  part: string;
  proposed: Json<Record<string, unknown>>;
  proposed_at: Timestamp;
  refused: Json<Record<string, unknown>>;
};

type FileTable = {
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

export type EntryTables = {
  entries: EntryTable;
  entry_changes: EntryChangeTable;
  import_differences: ImportDifferenceTable;
  files: FileTable;
};
