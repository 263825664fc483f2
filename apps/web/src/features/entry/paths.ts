/** The places of the entry's pages, defined once for routes, links and tests. */
import { ENTRY_PARTS, type EntryField, type EntryPart, PARTS } from "@portal/contract/entry/parts";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { placeOfPart } from "@portal/contract/entry/places";
import { groupOfPart } from "./parts/part-groups.ts";

/** Props for a link to a part's form or one of its fields: `<PageLink to="entry_data" {...editPlace(part)}>`. */
export const editPlace = (part: EntryPart, field?: EntryField) => ({
  query: { bereich: groupOfPart(part).key },
  place: placeOfPart(part, field),
});

/** The part of a place on the page, which is a section's anchor or a control's id. */
export const partOfPlace = (place: string): EntryPart | undefined =>
  ENTRY_PARTS.find((part) => place === PARTS[part].anchor || place.startsWith(`${part}-`));

/** The preview on the entry's overview, which on phones is far below the top. */
export const PREVIEW_PLACE = "vorschau";

/** The public page of a company's entry. */
export const publicEntryPath = (companyId: number): string => `${PUBLIC_ENTRY_PATH}${companyId}`;
