/** German texts for changes of the entry, and which later changes an undo would revert. */
import type { EntryChange } from "@portal/contract/entry/history/calls";
import { FIELD_LABELS, type EntryField } from "@portal/contract/entry/parts";
import { sameValue } from "../conflict/merge.ts";

/** German label of a field; the field's own name if there is none. */
export const fieldLabel = (field: string): string => FIELD_LABELS[field as EntryField] ?? field;

/** "Straße und Hausnummer, Telefon und Fax" */
export const fieldList = (fields: readonly string[]): string =>
  new Intl.ListFormat("de-DE", { type: "conjunction" }).format(fields.map(fieldLabel));

/**
 * The fields of a change that somebody changed again later; an undo overwrites those changes, too. `changes` are
 * newest first, as they are loaded.
 */
export function fieldsChangedSince(change: EntryChange, changes: readonly EntryChange[]): string[] {
  const later = changes.filter(({ id, part }) => id > change.id && part === change.part);
  const touched = new Set(later.flatMap(({ fields }) => fields.map(({ field }) => field)));
  return change.fields.map(({ field }) => field).filter((field) => touched.has(field));
}

type ShownChange = { before: unknown; after: unknown; isList: boolean };

/**
 * What to show of a field's two values. Of a list only the removed and added elements are shown, undefined if there
 * are none. A reordered list is shown as a whole. Of files with a new text only the text is shown.
 */
export function shownChange(before: unknown, after: unknown): ShownChange {
  if (!Array.isArray(before) || !Array.isArray(after)) return { before, after, isList: false };
  const gone = without(before, after);
  const added = without(after, before);
  if (gone.length === 0 && added.length === 0) return { before, after, isList: false };
  const isReworded = gone.length === added.length && gone.every((one) => added.some((other) => isSameFile(one, other)));
  if (isReworded) return { before: gone, after: added, isList: false };
  return { before: gone.length > 0 ? gone : undefined, after: added.length > 0 ? added : undefined, isList: true };
}

/** Photos and documents are identified by their address. */
const isSameFile = (one: unknown, other: unknown): boolean =>
  addressOf(one) !== null && addressOf(one) === addressOf(other);

const addressOf = (value: unknown): string | null =>
  typeof value === "object" && value !== null && "Url" in value ? String(value.Url) : null;

const without = (list: readonly unknown[], others: readonly unknown[]): unknown[] =>
  list.filter((item) => !others.some((other) => sameValue(item, other)));

/** Ids of changes that a later one has undone and nobody has restored since. `changes`: newest first. */
export function undoneAmong(changes: readonly Pick<EntryChange, "id" | "undoesChangeId">[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { id, undoesChangeId } of changes)
    if (undoesChangeId !== null && !undone.has(id)) undone.add(undoesChangeId);
  return undone;
}
