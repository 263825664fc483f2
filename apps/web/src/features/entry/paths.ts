/** The places of the entry's pages, defined once for routes, links and tests. */
import { ENTRY_PARTS, type EntryField, type EntryPart, PARTS } from "@portal/contract/entry/parts";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { controlId } from "../../platform/forms/control-id.ts";
import { groupOfPart } from "./parts/part-groups.ts";

/** Path of a field's control in the call's body; the opening hours are one value there. */
const pathOfField = (part: EntryPart, field: EntryField): string =>
  part === "openingHours" ? `openingHours.${field}` : field;

/** Props for a link to a part's form or one of its fields: `<PageLink to="entry_data" {...editPlace(part)}>`. */
export const editPlace = (part: EntryPart, field?: EntryField) => ({
  query: { bereich: groupOfPart(part).key },
  place: field === undefined ? PARTS[part].anchor : controlId(part, pathOfField(part, field)),
});

/** The part of a place on the page, which is a section's anchor or a control's id. */
export const partOfPlace = (place: string): EntryPart | undefined =>
  ENTRY_PARTS.find((part) => place === PARTS[part].anchor || place.startsWith(`${part}-`));

/** The public page of a company's entry. */
export const publicEntryPath = (companyId: number): string => `${PUBLIC_ENTRY_PATH}${companyId}`;
