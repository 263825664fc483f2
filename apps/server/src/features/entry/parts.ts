/** The parts of the entry as they lie in its columns, and how two versions of a part differ. */
import { isDeepStrictEqual } from "node:util";
import { type DetailPart, EMPTY_DETAILS } from "@portal/contract/entry/details";
import type { EntryPart } from "@portal/contract/entry/part-labels";
import type { EntryTable } from "@portal/db/rows";
import type { Selectable } from "kysely";

/** One entry as it is stored. */
export type EntryRow = Selectable<EntryTable>;

/** Parts that are one JSON document each, with their column. */
export const DETAIL_COLUMN = {
  companyDetailsData: "company_details",
  payments: "payments",
  customerCards: "customer_cards",
  onlinePresence: "online_presence",
  tradesData: "trades",
  searchKeywordsData: "search_keywords",
  serviceFeaturesData: "service_features",
  productFeaturesData: "product_features",
  serviceAreaData: "service_area",
  documents: "documents",
  media: "media",
  b2bCodex: "b2b_codex",
} as const satisfies Record<DetailPart, keyof EntryRow>;
export type DetailColumn = (typeof DETAIL_COLUMN)[DetailPart];

export const PART_COLUMNS = {
  companyData: ["name", "street", "house_number", "postal_code", "city", "phone", "mobile", "fax", "email", "website"],
  openingHours: ["opening_hours"],
  logoAndSlogan: ["slogan", "logo_key", "logo_alt"],
  aboutUs: ["about_us"],
  companyDetailsData: [DETAIL_COLUMN.companyDetailsData],
  payments: [DETAIL_COLUMN.payments],
  customerCards: [DETAIL_COLUMN.customerCards],
  onlinePresence: [DETAIL_COLUMN.onlinePresence],
  tradesData: [DETAIL_COLUMN.tradesData],
  searchKeywordsData: [DETAIL_COLUMN.searchKeywordsData],
  serviceFeaturesData: [DETAIL_COLUMN.serviceFeaturesData],
  productFeaturesData: [DETAIL_COLUMN.productFeaturesData],
  serviceAreaData: [DETAIL_COLUMN.serviceAreaData],
  documents: [DETAIL_COLUMN.documents],
  media: [DETAIL_COLUMN.media],
  b2bCodex: [DETAIL_COLUMN.b2bCodex],
} as const satisfies Record<EntryPart, readonly (keyof EntryRow)[]>;

export type EntryColumn = (typeof PART_COLUMNS)[EntryPart][number];

export const VERSION_COLUMN = {
  companyData: "company_data_version",
  openingHours: "opening_hours_version",
  logoAndSlogan: "logo_and_slogan_version",
  aboutUs: "about_us_version",
  companyDetailsData: "company_details_version",
  payments: "payments_version",
  customerCards: "customer_cards_version",
  onlinePresence: "online_presence_version",
  tradesData: "trades_version",
  searchKeywordsData: "search_keywords_version",
  serviceFeaturesData: "service_features_version",
  productFeaturesData: "product_features_version",
  serviceAreaData: "service_area_version",
  documents: "documents_version",
  media: "media_version",
  b2bCodex: "b2b_codex_version",
} as const satisfies Record<EntryPart, keyof EntryRow>;

/** What a save of one part needs of the entry: its columns and its version. */
export type PartRow<P extends EntryPart> = Pick<
  EntryRow,
  (typeof PART_COLUMNS)[P][number] | (typeof VERSION_COLUMN)[P]
>;

/** Columns with their values; what a change keeps of before and after, too. */
export type Columns = Partial<Record<EntryColumn, unknown>>;

export const columnsOf = (part: EntryPart): readonly EntryColumn[] => PART_COLUMNS[part];

export type Difference = { fields: EntryColumn[]; before: Columns; after: Columns };

// One line of the address: history shows and restores them together.
const STREET: readonly EntryColumn[] = ["street", "house_number"];

const EMPTY_DOCUMENT: Partial<Record<EntryColumn, object>> = {
  about_us: { text: "", foundingYear: null, specialties: [] },
  ...Object.fromEntries(
    (Object.keys(DETAIL_COLUMN) as DetailPart[]).map((part) => [DETAIL_COLUMN[part], EMPTY_DETAILS[part]]),
  ),
};

/** A JSON document says nothing where it lacks a field; other columns are what they are. */
const completed = (column: EntryColumn, value: unknown): unknown =>
  EMPTY_DOCUMENT[column] === undefined ? value : { ...EMPTY_DOCUMENT[column], ...(value as object) };

/** The columns of a part that differ, with both values; null where none does. Columns that `after` doesn't name stay. */
export function differenceOf(part: EntryPart, before: Partial<EntryRow>, after: Columns): Difference | null {
  const differs = (column: EntryColumn): boolean =>
    column in after && !isDeepStrictEqual(completed(column, before[column]), completed(column, after[column]));
  const streetDiffers = STREET.some(differs);
  const fields = columnsOf(part).filter((column) => differs(column) || (streetDiffers && STREET.includes(column)));
  if (fields.length === 0) return null;
  const valueAfter = (column: EntryColumn): unknown => (column in after ? after[column] : before[column]);
  return {
    fields,
    before: Object.fromEntries(fields.map((column) => [column, before[column]])),
    after: Object.fromEntries(fields.map((column) => [column, valueAfter(column)])),
  };
}
