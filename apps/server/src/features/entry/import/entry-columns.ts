/** How the fields of an entry row lie in the columns of the entry. */
import { JSON_PARTS, type JsonPart, PARTS } from "@portal/contract/entry/parts";
import { parseShippingStreet } from "@portal/contract/text/patterns";
import type { EntryColumn, EntryRow } from "../columns.ts";
import type { EntryImportRow } from "./entry-fields.ts";
import type { FileColumns } from "./entry-files.ts";

/** The columns that a row names; the others stay. */
export type EntryColumns = Partial<Pick<EntryRow, EntryColumn>>;

/** What a new entry has in the columns that its row does not name. */
export const emptyEntry = {
  street: "",
  house_number: "",
  postal_code: "",
  city: "",
  phone: "",
  mobile: "",
  fax: "",
  email: "",
  website: "",
  opening_hours: {},
  slogan: "",
  logo_key: null,
  logo_alt: "",
  ...(Object.fromEntries(JSON_PARTS.map((part) => [PARTS[part].column, {}])) as Record<
    (typeof PARTS)[JsonPart]["column"],
    object
  >),
} satisfies EntryColumns;

/** Parts that are stored as the row has them. Where the others name a file, the column has its key in the file store. */
const PLAIN_PARTS = JSON_PARTS.filter(
  (part): part is Exclude<typeof part, "documents" | "media"> => part !== "documents" && part !== "media",
);

/** The columns that a row names; `files` are those of its logo, photos and documents. */
export function toEntryColumns(row: EntryImportRow, files: FileColumns): EntryColumns {
  const columns: { [Column in EntryColumn]?: EntryRow[Column] } = {};
  if (row.company_name !== undefined) columns.name = row.company_name;
  if (row.ShippingStreet !== undefined) {
    const { street, houseNumber } = parseShippingStreet(row.ShippingStreet) ?? { street: "", houseNumber: "" };
    columns.street = street;
    columns.house_number = houseNumber;
  }
  if (row.ShippingPostalCode !== undefined) columns.postal_code = row.ShippingPostalCode;
  if (row.ShippingCity !== undefined) columns.city = row.ShippingCity;
  if (row.Phone !== undefined) columns.phone = row.Phone;
  if (row.mobile !== undefined) columns.mobile = row.mobile;
  if (row.fax !== undefined) columns.fax = row.fax;
  if (row.email !== undefined) columns.email = row.email;
  if (row.website !== undefined) columns.website = row.website;
  if (row.openingHours !== undefined) columns.opening_hours = row.openingHours;
  if (row.slogan !== undefined) columns.slogan = row.slogan;
  for (const part of PLAIN_PARTS) {
    const document = row[part];
    if (document !== undefined) columns[PARTS[part].column] = document;
  }
  return Object.assign(columns, files);
}
