/** The four parts of the entry as they lie in its columns, and how two versions of a part differ. */
import { isDeepStrictEqual } from "node:util";
import type { EntryPart } from "@portal/contract/entry-parts";
import type { EntryTable } from "@portal/db/rows";
import type { Selectable } from "kysely";

/** One entry as it is stored. */
export type EntryRow = Selectable<EntryTable>;

export const PART_COLUMNS = {
  companyData: ["name", "street", "house_number", "postal_code", "city", "phone", "mobile", "fax", "email", "website"],
  openingHours: ["opening_hours"],
  logoAndSlogan: ["slogan", "logo_key", "logo_alt"],
  aboutUs: ["about_us"],
} as const satisfies Record<EntryPart, readonly (keyof EntryRow)[]>;

export type EntryColumn = (typeof PART_COLUMNS)[EntryPart][number];

export const VERSION_COLUMN = {
  companyData: "company_data_version",
  openingHours: "opening_hours_version",
  logoAndSlogan: "logo_and_slogan_version",
  aboutUs: "about_us_version",
} as const satisfies Record<EntryPart, keyof EntryRow>;

/** Columns with their values; what a change keeps of before and after, too. */
export type Columns = Partial<Record<EntryColumn, unknown>>;

export const columnsOf = (part: EntryPart): readonly EntryColumn[] => PART_COLUMNS[part];

export type Difference = { fields: EntryColumn[]; before: Columns; after: Columns };

// One line of the address: history shows and restores them together.
const STREET: readonly EntryColumn[] = ["street", "house_number"];

/** The columns of a part that differ, with both values; null where none does. Columns that `after` doesn't name stay. */
export function differenceOf(part: EntryPart, before: EntryRow, after: Columns): Difference | null {
  const differs = (column: EntryColumn): boolean =>
    column in after && !isDeepStrictEqual(before[column], after[column]);
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
