import { fieldText } from "@portal/contract/entry/field-text";
import { ENTRY_PARTS, type EntryField, type EntryPart } from "@portal/contract/entry/parts";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";
import { columnsOf } from "./columns.ts";
import { changedFields } from "./history/changes.ts";
import { findEntry } from "./repository.ts";

/** All non-empty fields of the entry in German words, by part, or undefined if the company has no entry. */
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
