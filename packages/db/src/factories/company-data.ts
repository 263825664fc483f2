/** Rows of contracts and documents. */
import type { Insertable, Kysely, Selectable } from "kysely";
import type { CompanyDocumentTable, ContractTable, Database } from "../rows.ts";
import { uniqueKey } from "./unique-key.ts";

/** Inserts a contract about a website: a year from 1 May 2025, renewed by the year, three months of notice. */
export function aContract(
  db: Kysely<Database>,
  columns: Partial<Insertable<ContractTable>> & { company_id: number },
): Promise<Selectable<ContractTable>> {
  return db
    .insertInto("contracts")
    .values({
      external_id: uniqueKey("V"),
      code: "WEB-M",
      started_on: "2025-05-01",
      term_months: 12,
      renewal_months: 12,
      notice_months: 3,
      price_cents: 4900,
      price_interval: "month",
      ended_on: null,
      reported_at: new Date(),
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts an invoice with the row of its file; who wants its bytes stores them under `storage_key`. */
export async function aDocument(
  db: Kysely<Database>,
  columns: Partial<Insertable<CompanyDocumentTable>> & { company_id: number; bytes?: number },
): Promise<Selectable<CompanyDocumentTable> & { storage_key: string }> {
  const { bytes = 10, ...others } = columns;
  const storage_key = uniqueKey("F");
  const at = new Date();
  const file = await db
    .insertInto("files")
    .values({
      storage_key,
      purpose: "company_document",
      company_id: columns.company_id,
      media_type: "application/pdf",
      bytes,
      width: null,
      height: null,
      original_name: "rechnung.pdf",
      created_at: at,
      adopted_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const document = await db
    .insertInto("company_documents")
    .values({
      source: "billing",
      type: "invoice",
      number: uniqueKey("R"),
      title: "Rechnung Website Komfort",
      dated_on: "2026-03-01",
      amount_cents: 5831,
      due_on: "2026-03-15",
      file_id: file.id,
      reported_at: at,
      arrived_at: at,
      announced_at: at,
      opened_at: null,
      ...others,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...document, storage_key };
}
