/** Places of the entry's pages, typed once for routes, links and tests. */
import { type EntryField, ENTRY_PARTS, type EntryPart } from "@portal/contract/entry/part-labels";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { controlId } from "./form-engine/part-definition.ts";
import { groupOfPart } from "./parts/part-groups.ts";

/** The part's section on the page of the entry's data, as the address shows it behind `#`. */
export const PART_ANCHORS: Record<EntryPart, string> = {
  companyData: "adresse",
  openingHours: "oeffnungszeiten",
  logoAndSlogan: "logo",
  aboutUs: "ueber-uns",
  companyDetailsData: "firma",
  payments: "zahlungsarten",
  customerCards: "kundenkarten",
  onlinePresence: "netz",
  tradesData: "branchen",
  searchKeywordsData: "suchbegriffe",
  serviceFeaturesData: "leistungen",
  productFeaturesData: "produkte",
  serviceAreaData: "einzugsgebiet",
  documents: "dokumente",
  media: "bilder",
  b2bCodex: "b2b-kodex",
};

/** Where a field's control stands on the wire; the hours are one value there. */
const pathOfField = (part: EntryPart, field: EntryField): string =>
  part === "openingHours" ? `openingHours.${field}` : field;

/** What a link to a part's form takes, or to one of its fields: `<PageLink to="entry_data" {...editPlace(part)}>`. */
export const editPlace = (part: EntryPart, field?: EntryField) => ({
  query: { bereich: groupOfPart(part).key },
  place: field === undefined ? PART_ANCHORS[part] : controlId(part, pathOfField(part, field)),
});

/** The part that a place on the page belongs to: its section's anchor or one of its controls. */
export const partOfPlace = (place: string): EntryPart | undefined =>
  ENTRY_PARTS.find((part) => place === PART_ANCHORS[part] || place.startsWith(`${part}-`));

/** The public page of a company's entry. */
export const publicEntryPath = (companyId: number): string => `${PUBLIC_ENTRY_PATH}${companyId}`;
