/** Changes of the entry in words, and what taking one back would touch. */
import type { EntryChange } from "@portal/contract/entry/history/calls";
import { FIELD_LABELS, type EntryField } from "@portal/contract/entry/parts";
import { sameValue } from "../conflict/merge.ts";

/** German word for a field; the field's own name where there is none. */
export const fieldLabel = (field: string): string => FIELD_LABELS[field as EntryField] ?? field;

/** "Straße und Hausnummer, Telefon und Fax" */
export const fieldList = (fields: readonly string[]): string =>
  new Intl.ListFormat("de-DE", { type: "conjunction" }).format(fields.map(fieldLabel));

/**
 * The fields of a change that somebody changed again afterwards: taking the change back overwrites those too.
 * `changes` are newest first, as they are loaded.
 */
export function fieldsChangedSince(change: EntryChange, changes: readonly EntryChange[]): string[] {
  const later = changes.filter(({ id, part }) => id > change.id && part === change.part);
  const touched = new Set(later.flatMap(({ fields }) => fields.map(({ field }) => field)));
  return change.fields.map(({ field }) => field).filter((field) => touched.has(field));
}

type ShownChange = { before: unknown; after: unknown; isList: boolean };

/**
 * What to show of a field's two values. Lists share most of what they hold: only what went and what came is shown,
 * undefined where that is nothing. A list that only changed its order is shown as a whole, and of files that only changed
 * their words these: nothing went, nothing came.
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

/** Photos and documents are known by their address. */
const isSameFile = (one: unknown, other: unknown): boolean =>
  addressOf(one) !== null && addressOf(one) === addressOf(other);

const addressOf = (value: unknown): string | null =>
  typeof value === "object" && value !== null && "Url" in value ? String(value.Url) : null;

const without = (list: readonly unknown[], others: readonly unknown[]): unknown[] =>
  list.filter((item) => !others.some((other) => sameValue(item, other)));
