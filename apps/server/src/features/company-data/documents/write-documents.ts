/** Writes the import's rows of documents. */
import { MOST_DOCUMENT_BYTES } from "@portal/contract/company-data/documents/calls";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { cleanFileName } from "../../../platform/files/file-name.ts";
import { companyOf } from "../../../platform/import/company-references.ts";
import { fileBeside } from "../../../platform/import/file-beside.ts";
import type { WriteServices } from "../../../platform/import/import-kind.ts";
import { toDate } from "../../../platform/import/instants.ts";
import { type NumberedRow, rejected, type RowOutcome } from "../../../platform/import/row-outcome.ts";
import { changedColumns } from "../../../platform/import/synchronise.ts";
import { Problem } from "../../../platform/problem.ts";
import type { DocumentImportRow } from "./import-row.ts";
import {
  findStored,
  insertDocument,
  type NewDocument,
  replaceDocument,
  storeBytes,
  type StoredDocument,
  TOO_LARGE,
} from "./store-document.ts";

const LIMIT = { bytes: MOST_DOCUMENT_BYTES, tooLarge: TOO_LARGE };

export async function importDocuments(
  trx: Transaction<Database>,
  rows: readonly NumberedRow<DocumentImportRow>[],
  services: WriteServices,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const { row, line } of rows) {
    const found = companyOf(services.companies, row.company, line);
    outcomes.push("refusal" in found ? found.refusal : await importOne(trx, row, found.company.id, services));
  }
  return outcomes;
}

async function importOne(
  trx: Transaction<Database>,
  row: DocumentImportRow,
  companyId: number,
  services: WriteServices,
): Promise<RowOutcome> {
  const named = { companyId, source: row.source, type: row.documentType, number: row.documentNumber };
  const stored = await findStored(trx, named);
  if (stored !== undefined && toDate(row.reported) <= stored.reported_at) return { outcome: "unchanged" };
  const file = await fileOf(trx, row, companyId, stored, services);
  if (typeof file !== "number") return file;
  const document = documentOf(row, named, stored);
  if (stored === undefined) {
    await insertDocument(trx, document, file, services.now());
    return { outcome: "created" };
  }
  const wanted = {
    title: document.title,
    dated_on: document.date,
    amount_cents: document.amountCents,
    due_on: document.dueOn,
    file_id: file,
    reported_at: document.reportedAt,
  };
  if (changedColumns(stored, wanted).length === 0) return { outcome: "unchanged" };
  await replaceDocument(trx, stored, document, file);
  return { outcome: "updated" };
}

/** Absent fields leave what is stored. */
const documentOf = (
  row: DocumentImportRow,
  named: Pick<NewDocument, "companyId" | "source" | "type" | "number">,
  stored: StoredDocument | undefined,
): NewDocument => ({
  ...named,
  title: row.title,
  date: row.date,
  amountCents: row.amount_cents === undefined ? (stored?.amount_cents ?? null) : row.amount_cents,
  dueOn: row.due === undefined ? (stored?.due_on ?? null) : row.due,
  reportedAt: toDate(row.reported),
  openedAt: toDate(row.opened ?? null),
});

/** The id of the row's file, or why there is none. */
async function fileOf(
  trx: Transaction<Database>,
  { company, Url: name }: DocumentImportRow,
  companyId: number,
  stored: StoredDocument | undefined,
  { files, folder, now }: WriteServices,
): Promise<number | RowOutcome> {
  if (name === undefined) return stored?.file_id ?? rejected("Url", "fehlt: Ein neues Dokument braucht seine Datei.");
  const found = await fileBeside(folder, name, LIMIT);
  if ("refusal" in found) return rejected("Url", found.refusal);
  const content = { companyId, companyKey: company, name: cleanFileName(name), bytes: found.bytes, at: now() };
  try {
    return await storeBytes(trx, files, content);
  } catch (error) {
    if (error instanceof Problem) return rejected("Url", error.errors[0]?.message ?? error.code);
    throw error;
  }
}
