/** The entry, its history, what an import would change, and files. */
import type { JsonColumn, JsonPart } from "@portal/contract/entry/parts";
import type { ColumnType, Generated } from "kysely";
import type { Json, PartDocument, Timestamp } from "./columns.ts";

type JsonParts = { [P in JsonPart as JsonColumn<P>]: PartDocument } & {
  [P in JsonPart as `${JsonColumn<P>}_version`]: Generated<number>;
};

export type EntryTable = JsonParts & {
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
  from_google: Generated<boolean>;
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
  purpose:
    | "logo"
    | "profile_image"
    | "photo"
    | "document"
    | "website_file"
    | "web_banner"
    | "company_document"
    | "message_file"
    | "website_picture";
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

/** Keys of files that may have lost their last use or their row; the sweep looks at them. */
type FileCheckTable = { storage_key: string; due_at: Timestamp };

export type EntryTables = {
  entries: EntryTable;
  entry_changes: EntryChangeTable;
  import_differences: ImportDifferenceTable;
  files: FileTable;
  file_checks: FileCheckTable;
};
