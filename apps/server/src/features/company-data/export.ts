/** Rows of the export that hold contracts and documents, with their files beside them. */
import fs from "node:fs/promises";
import path from "node:path";
import type { CompanyDocumentTable, ContractTable } from "@portal/db/rows";
import { type Selectable, sql } from "kysely";
import { rowsOf } from "../../platform/export/cursor.ts";
import { type ExportKind, exportKind, type ExportServices, instantText } from "../../platform/export/export-kind.ts";

export const contractExport = exportKind(
  "contract",
  sql<Selectable<ContractTable> & { company: string }>`
      select c.external_id as company, k.* from contracts k join companies c on c.id = k.company_id
      order by c.external_id collate "C", k.external_id collate "C"`,
  (row) => ({
    external_id: row.external_id,
    company: row.company,
    Stock_Keeping_Unit__c: row.code,
    started: row.started_on,
    term_months: row.term_months,
    renewal_months: row.renewal_months,
    notice_months: row.notice_months,
    price_cents: row.price_cents,
    price_interval: row.price_interval,
    ended: row.ended_on,
    reported: instantText(row.reported_at),
  }),
);

type Stored = Selectable<CompanyDocumentTable> & { company: string; storage_key: string };

const FOLDER = "files";

export const documentExport: ExportKind<"document"> = {
  type: "document",
  rows: async function* (trx, services) {
    const query = sql<Stored>`
      select c.external_id as company, d.*, f.storage_key
      from company_documents d join companies c on c.id = d.company_id join files f on f.id = d.file_id
      order by c.external_id collate "C", d.source collate "C", d.type collate "C", d.number collate "C"`;
    for await (const row of rowsOf(trx, query)) {
      const file = await writtenFile(row, services);
      yield {
        type: "document",
        company: row.company,
        source: row.source,
        documentType: row.type,
        documentNumber: row.number,
        title: row.title,
        date: row.dated_on,
        amount_cents: row.amount_cents,
        due: row.due_on,
        ...(file !== undefined && { Url: file }),
        reported: instantText(row.reported_at),
        opened: instantText(row.opened_at),
      };
    }
  },
};

/** The key of the file names company and content, so a second export of the same data has the same names. */
async function writtenFile({ storage_key: key, company, number }: Stored, { files, folder, warn }: ExportServices) {
  if (folder === undefined) return undefined;
  const bytes = await files.get(key).catch(() => undefined);
  if (bytes === undefined) {
    warn(`Die Datei des Dokuments ${number} der Firma ${company} fehlt im Dateispeicher.`);
    return undefined;
  }
  await fs.mkdir(path.join(folder, FOLDER), { recursive: true });
  await fs.writeFile(path.join(folder, FOLDER, `${key}.pdf`), bytes);
  return `${FOLDER}/${key}.pdf`;
}
