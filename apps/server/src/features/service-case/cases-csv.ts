/** A company's cases as CSV for German spreadsheets: UTF-8 with byte order mark, semicolons, one row per case. */
import { Readable } from "node:stream";
import { CASE_STATE_LABELS, CASE_TYPES, type CaseFilter } from "@portal/contract/service-case/calls";
import { germanCsv } from "../../platform/csv/german-csv.ts";
import { timeCell } from "../../platform/csv/time-cell.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { type Db, type ItemRow, pageOfCases } from "./repository.ts";

const PAGE_ROWS = 500;
const HEADINGS = ["Nummer", "Gestellt am", "Thema", "Betreff", "Genauer", "Stand", "Zuletzt geändert"];

const rowOf = (item: ItemRow): string[] => [
  String(item.id),
  timeCell(item.created_at),
  CASE_TYPES[item.type].label,
  item.subject,
  item.reference,
  CASE_STATE_LABELS[item.state],
  timeCell(item.changed_at),
];

/** A cell that a spreadsheet would run as a formula gets a leading apostrophe. */
const csvOf = (rows: readonly string[][], first: boolean): string =>
  germanCsv(first ? [HEADINGS, ...rows] : [...rows], { isContinued: !first });

/** All cases that match the filter. Pages are read while the answer is sent. */
export async function casesCsv(db: Db, scope: AccountScope, filter: CaseFilter): Promise<Readable> {
  const pageFrom = (offset: number): Promise<ItemRow[]> => pageOfCases(db, scope, { filter, limit: PAGE_ROWS, offset });
  async function* pages(first: ItemRow[]): AsyncGenerator<string> {
    yield csvOf(first.map(rowOf), true);
    let page = first;
    for (let offset = PAGE_ROWS; page.length === PAGE_ROWS; offset += PAGE_ROWS) {
      page = await pageFrom(offset);
      if (page.length > 0) yield csvOf(page.map(rowOf), false);
    }
  }
  // Reads the first page before the answer starts, so that an unreachable database still answers 503.
  return Readable.from(pages(await pageFrom(0)));
}
