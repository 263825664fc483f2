/** The history as a file for German spreadsheets: UTF-8 with its mark, semicolons, one row a changed field. */
import { Readable } from "node:stream";
import type { EntryChange, HistoryFilter } from "@portal/contract/entry/history/calls";
import { FIELD_LABELS, PARTS } from "@portal/contract/entry/parts";
import { changeActorText } from "@portal/contract/entry/history/calls";
import { fieldText } from "@portal/contract/entry/field-text";
import { germanInstant } from "@portal/contract/text/formats";
import { stringify } from "csv-stringify/sync";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { type ChangeRow, findChanges } from "./repository.ts";
import { toEntryChange } from "./changes.ts";

const PAGE_ROWS = 500;
const HEADINGS = ["Zeitpunkt", "Wer", "Bereich", "Feld", "Vorher", "Nachher"];

/** Spreadsheets take "03.02.2026 14:05" for a time, with a comma in it for text. */
const timeText = (instant: string): string => germanInstant(instant).replace(",", "");

const rowsOf = (change: EntryChange): string[][] =>
  change.fields.map(({ field, before, after }) => [
    timeText(change.changedAt),
    changeActorText(change),
    PARTS[change.part].label,
    FIELD_LABELS[field],
    fieldText(field, before),
    fieldText(field, after),
  ]);

/** `first` writes the mark and the headings. What a spreadsheet would run as a formula gets an apostrophe before it. */
const csvOf = (rows: readonly string[][], first: boolean): string =>
  stringify(first ? [HEADINGS, ...rows] : [...rows], {
    bom: first,
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
  });

/** All changes that the filter lets through, newest first, read page by page while they are sent. */
export async function historyCsv(
  { db }: Pick<Dependencies, "db">,
  scope: AccountScope,
  filter: HistoryFilter,
): Promise<Readable> {
  const pageBelow = (before?: number): Promise<ChangeRow[]> =>
    findChanges(db, scope, { filter, before, limit: PAGE_ROWS, undoable: 1 });
  async function* pages(first: ChangeRow[]): AsyncGenerator<string> {
    yield csvOf(first.map(toEntryChange).flatMap(rowsOf), true);
    for (let page = first; page.length === PAGE_ROWS;) {
      page = await pageBelow(page.at(-1)?.id);
      if (page.length > 0) yield csvOf(page.map(toEntryChange).flatMap(rowsOf), false);
    }
  }
  // Read before the answer begins, so that a database that is away is still answered as such.
  return Readable.from(pages(await pageBelow()));
}
