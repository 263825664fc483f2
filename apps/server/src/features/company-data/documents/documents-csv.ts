/** The provider's documents for a company as CSV for German spreadsheets, one row per document. */
import type { Readable } from "node:stream";
import { DOCUMENT_TYPES } from "@portal/contract/company-data/documents/calls";
import { germanDay } from "@portal/contract/text/formats";
import { pagedCsv } from "../../../platform/csv/paged-csv.ts";
import { type Db, type DocumentFilter, type DocumentRow, pageOfDocuments } from "./repository.ts";

const HEADINGS = ["Datum", "Art", "Nummer", "Titel", "Betrag in Euro", "Zu zahlen bis"];

const rowOf = ({ dated_on, type, number, title, amount_cents: cents, due_on: due }: DocumentRow): string[] => [
  germanDay(dated_on),
  DOCUMENT_TYPES[type].label,
  number,
  title,
  cents === null ? "" : (cents / 100).toFixed(2).replace(".", ","),
  due === null ? "" : germanDay(due),
];

/** All documents that match the filter, the newest first. */
export const documentsCsv = (db: Db, companyId: number, filter: DocumentFilter): Promise<Readable> =>
  pagedCsv({ headings: HEADINGS, rowOf, pageFrom: (page) => pageOfDocuments(db, companyId, { filter, ...page }) });
