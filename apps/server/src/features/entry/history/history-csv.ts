/** The history as CSV for German spreadsheets: UTF-8 with byte order mark, semicolons, one row per changed field. */
import { Readable } from "node:stream";
import type { EntryChange, HistoryFilter } from "@portal/contract/entry/history/calls";
import { FIELD_LABELS, PARTS } from "@portal/contract/entry/parts";
import { changeActorText } from "@portal/contract/entry/history/calls";
import { fieldText } from "@portal/contract/entry/field-text";
import { germanCsv } from "../../../platform/csv/german-csv.ts";
import { timeCell } from "../../../platform/csv/time-cell.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { type ChangeRow, findChanges } from "./repository.ts";
import { toEntryChange } from "./changes.ts";

const PAGE_ROWS = 500;
const HEADINGS = ["Zeitpunkt", "Wer", "Bereich", "Feld", "Vorher", "Nachher"];

const rowsOf = (change: EntryChange): string[][] =>
  change.fields.map(({ field, before, after }) => [
    timeCell(change.changedAt),
    changeActorText(change),
    PARTS[change.part].label,
    FIELD_LABELS[field],
    fieldText(field, before),
    fieldText(field, after),
  ]);

/**
 * `first` adds byte order mark and headings. A cell that a spreadsheet would run as a formula gets a leading
 * apostrophe.
 */
const csvOf = (rows: readonly string[][], first: boolean): string =>
  germanCsv(first ? [HEADINGS, ...rows] : [...rows], { isContinued: !first });

/** All changes that match the filter, newest first. Pages are read while the answer is sent. */
export async function historyCsv(
  { db }: Pick<Dependencies, "db">,
  scope: AccountScope,
  filter: HistoryFilter,
): Promise<Readable> {
  const pageBelow = (before?: number): Promise<ChangeRow[]> =>
    findChanges(db, scope, { filter, before, limit: PAGE_ROWS, undoable: 1 });
  const toWire = (row: ChangeRow) => toEntryChange(scope, row);
  async function* pages(first: ChangeRow[]): AsyncGenerator<string> {
    yield csvOf(first.map(toWire).flatMap(rowsOf), true);
    for (let page = first; page.length === PAGE_ROWS;) {
      page = await pageBelow(page.at(-1)?.id);
      if (page.length > 0) yield csvOf(page.map(toWire).flatMap(rowsOf), false);
    }
  }
  // Reads the first page before the answer starts, so that an unreachable database still answers 503.
  return Readable.from(pages(await pageBelow()));
}
