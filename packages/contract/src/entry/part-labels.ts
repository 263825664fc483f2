import { ENTRY_PARTS, type EntryPart, FIELD_LABELS, PARTS } from "./parts.ts";

export { ENTRY_PARTS, type EntryField, type EntryPart } from "./parts.ts";
export const ENTRY_PART_LABELS = Object.fromEntries(ENTRY_PARTS.map((part) => [part, PARTS[part].label])) as Record<
  EntryPart,
  string
>;
export const ENTRY_FIELD_LABELS = FIELD_LABELS;
