/** Changes of the entry in words, and what taking one back would touch. */
import type { EntryChange } from "@portal/contract/entry";
import { ENTRY_FIELD_LABELS, type EntryField } from "@portal/contract/entry-labels";

/** German word for a field; the field's own name where there is none. */
export const fieldLabel = (field: string): string => ENTRY_FIELD_LABELS[field as EntryField] ?? field;

/** "Straße und Hausnummer, Telefon und Fax" */
export const fieldList = (fields: readonly string[]): string =>
  new Intl.ListFormat("de-DE", { type: "conjunction" }).format(fields.map(fieldLabel));

/** Who made a change, in words for the company's own people. */
export function actorText({ source, actorName }: Pick<EntryChange, "source" | "actorName">): string {
  if (source === "import") return "Datenabgleich";
  if (source === "support") return actorName === null ? "Kundendienst" : `${actorName} (Kundendienst)`;
  return actorName === null || actorName === "" ? "Jemand aus Ihrer Firma" : actorName;
}

/**
 * The fields of a change that somebody changed again afterwards: taking the change back overwrites those too.
 * `changes` are newest first, as they are loaded.
 */
export function fieldsChangedSince(change: EntryChange, changes: readonly EntryChange[]): string[] {
  const later = changes.filter(({ id, part }) => id > change.id && part === change.part);
  const touched = new Set(later.flatMap(({ fields }) => fields.map(({ field }) => field)));
  return change.fields.map(({ field }) => field).filter((field) => touched.has(field));
}
