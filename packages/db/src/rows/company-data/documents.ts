/** The provider's documents for a company, and changes of its contact persons. */
import type { DocumentType } from "@portal/contract/company-data/documents/calls";
import type { Contact } from "@portal/contract/company-data/contacts/calls";
import type { Generated } from "kysely";
import type { Json, Timestamp } from "../columns.ts";

export type CompanyDocumentTable = {
  id: Generated<number>;
  company_id: number;
  source: string;
  type: DocumentType;
  number: string;
  title: string;
  dated_on: string;
  amount_cents: number | null;
  due_on: string | null;
  file_id: number;
  reported_at: Timestamp;
  arrived_at: Timestamp;
  announced_at: Timestamp | null;
  opened_at: Timestamp | null;
};

type ContactChangeTable = {
  id: Generated<number>;
  company_id: number;
  version: number;
  before: Json<Contact[]>;
  after: Json<Contact[]>;
  actor_user_id: number | null;
  agent_user_id: number | null;
  changed_at: Timestamp;
};

export type DocumentTables = {
  company_documents: CompanyDocumentTable;
  contact_changes: ContactChangeTable;
};
