/** The columns of each part of the entry, and the difference between two versions of a part. */
import { isDeepStrictEqual } from "node:util";
import { ENTRY_PARTS, type EntryPart, JSON_PARTS, type JsonPart, PARTS } from "@portal/contract/entry/parts";
import type { EntryTable } from "@portal/db/rows";
import type { Selectable } from "kysely";

/** A row of `entries`. */
export type EntryRow = Selectable<EntryTable>;

/** Parts with plain columns, because they are searched, checked or name a file. Every other part is one JSON column. */
const PLAIN_PARTS = {
  companyData: {
    columns: ["name", "street", "house_number", "postal_code", "city", "phone", "mobile", "fax", "email", "website"],
    version: "company_data_version",
  },
  openingHours: { columns: ["opening_hours"], version: "opening_hours_version" },
  logoAndSlogan: { columns: ["slogan", "logo_key", "logo_alt"], version: "logo_and_slogan_version" },
} as const satisfies Record<
  Exclude<EntryPart, JsonPart>,
  { columns: readonly (keyof EntryRow)[]; version: keyof EntryRow }
>;
type PlainPart = keyof typeof PLAIN_PARTS;

export type EntryColumn = (typeof PLAIN_PARTS)[PlainPart]["columns"][number] | (typeof PARTS)[JsonPart]["column"];
type VersionColumn = Extract<keyof EntryRow, `${string}_version`>;

export const isJsonPart = (part: EntryPart): part is JsonPart => !(part in PLAIN_PARTS);

/** The columns that hold a part. */
export const columnsOf = (part: EntryPart): readonly EntryColumn[] =>
  isJsonPart(part) ? [PARTS[part].column] : PLAIN_PARTS[part].columns;

/** The column with a part's version number. */
export const versionColumnOf = (part: EntryPart): VersionColumn =>
  isJsonPart(part) ? `${PARTS[part].column}_version` : PLAIN_PARTS[part].version;

/** Every column of an entry that belongs to a part, versions included. */
export const ALL_COLUMNS: readonly (EntryColumn | VersionColumn)[] = ENTRY_PARTS.flatMap((part) => [
  ...columnsOf(part),
  versionColumnOf(part),
]);

/** Column values, as a change stores them before and after. */
export type Columns = Partial<Record<EntryColumn, unknown>>;

export type Difference = { fields: EntryColumn[]; before: Columns; after: Columns };

// Two columns of one line of the address: history shows and restores them together.
const STREET: readonly EntryColumn[] = ["street", "house_number"];

const EMPTY = new Map<string, object>(JSON_PARTS.map((part) => [PARTS[part].column, PARTS[part].empty]));

/** A missing field of a JSON document means its empty value; other columns are always complete. */
const completed = (column: EntryColumn, value: unknown): unknown =>
  EMPTY.has(column) ? { ...EMPTY.get(column), ...(value as object) } : value;

/** The columns of a part that differ, with both values, or null. A column that `after` does not name is unchanged. */
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
