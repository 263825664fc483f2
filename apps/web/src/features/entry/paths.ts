/** Places of the entry's pages, typed once for routes, links and tests. */
import { ENTRY_PARTS, type EntryField, type EntryPart, PARTS } from "@portal/contract/entry/parts";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { controlId } from "./form-engine/part-definition.ts";
import { groupOfPart } from "./parts/part-groups.ts";

/** Where a field's control stands on the wire; the hours are one value there. */
const pathOfField = (part: EntryPart, field: EntryField): string =>
  part === "openingHours" ? `openingHours.${field}` : field;

/** What a link to a part's form takes, or to one of its fields: `<PageLink to="entry_data" {...editPlace(part)}>`. */
export const editPlace = (part: EntryPart, field?: EntryField) => ({
  query: { bereich: groupOfPart(part).key },
  place: field === undefined ? PARTS[part].anchor : controlId(part, pathOfField(part, field)),
});

/** The part that a place on the page belongs to: its section's anchor or one of its controls. */
export const partOfPlace = (place: string): EntryPart | undefined =>
  ENTRY_PARTS.find((part) => place === PARTS[part].anchor || place.startsWith(`${part}-`));

/** The public page of a company's entry. */
export const publicEntryPath = (companyId: number): string => `${PUBLIC_ENTRY_PATH}${companyId}`;
