/** The provider's documents for a company as CSV for German spreadsheets, one row per document. */
import { Readable } from "node:stream";
import { DOCUMENT_TYPES } from "@portal/contract/company-data/documents/calls";
import { germanDay } from "@portal/contract/text/formats";
import { germanCsv } from "../../../platform/csv/german-csv.ts";
import { type Db, type DocumentFilter, type DocumentRow, pageOfDocuments } from "./repository.ts";

const PAGE_ROWS = 1000;
const HEADINGS = ["Datum", "Art", "Nummer", "Titel", "Betrag in Euro", "Zu zahlen bis"];

const rowOf = ({ dated_on, type, number, title, amount_cents: cents, due_on: due }: DocumentRow): string[] => [
  germanDay(dated_on),
  DOCUMENT_TYPES[type].label,
  number,
  title,
  cents === null ? "" : (cents / 100).toFixed(2).replace(".", ","),
  due === null ? "" : germanDay(due),
];

/** All documents that match the filter, the newest first. Pages are read while the answer is sent. */
export async function documentsCsv(db: Db, companyId: number, filter: DocumentFilter): Promise<Readable> {
  const pageFrom = (offset: number) => pageOfDocuments(db, companyId, { filter, limit: PAGE_ROWS, offset });
  async function* pages(first: DocumentRow[]): AsyncGenerator<string> {
    yield germanCsv([HEADINGS, ...first.map(rowOf)]);
    let page = first;
    for (let offset = PAGE_ROWS; page.length === PAGE_ROWS; offset += PAGE_ROWS) {
      page = await pageFrom(offset);
      if (page.length > 0) yield germanCsv(page.map(rowOf), { isContinued: true });
    }
  }
  // Reads the first page before the answer starts, so that an unreachable database still answers 503.
  return Readable.from(pages(await pageFrom(0)));
}
