/** What the rest of the server may know of entries. */
import type { PublicEntry, SalesForceEntry } from "@portal/contract/entry/entry";
import { ENTRY_PARTS, type EntryField, type EntryPart } from "@portal/contract/entry/parts";
import { fieldText } from "@portal/contract/entry/field-text";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";
import { changedFields } from "./history/changes.ts";
import { columnsOf } from "./columns.ts";
import { findEntry, findPublicEntry } from "./repository.ts";
import { toPublicEntry, toSalesForceEntry } from "./wire.ts";

/** The entry as everybody sees it; undefined where the company has none. */
export async function publicEntryOf(db: Kysely<Database>, companyId: number): Promise<PublicEntry | undefined> {
  const row = await findPublicEntry(db, companyId);
  return row && toPublicEntry(row);
}

/** Every field of the entry that says something, in German words, by part; undefined where the company has none. */
export async function entryInWords(
  db: Kysely<Database>,
  scope: AccountScope,
): Promise<{ part: EntryPart; field: EntryField; text: string }[] | undefined> {
  const row = await findEntry(db, scope);
  if (row === undefined) return undefined;
  return ENTRY_PARTS.flatMap((part) => {
    const columns = Object.fromEntries(columnsOf(part).map((column) => [column, row[column]]));
    return changedFields({ before: {}, after: columns })
      .map(({ field, after }) => ({ part, field, text: fieldText(field, after) }))
      .filter(({ text }) => text !== "");
  });
}

export { type OutsideChange, ownEntryOf, takeOverOutside } from "./save/take-over-outside.ts";

/** The entry as its company sees it; undefined where it has none. For work that no caller waits for. */
export async function companyEntryOf(db: Kysely<Database>, companyId: number): Promise<SalesForceEntry | undefined> {
  const row = await findPublicEntry(db, companyId);
  return row && toSalesForceEntry(row);
}
