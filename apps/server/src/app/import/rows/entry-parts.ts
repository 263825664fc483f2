/** How the fields of an entry row lie in the columns of the entry, part by part. */
import type { EntryPart } from "@portal/contract/entry";
import type { ImportRowOf } from "@portal/contract/import";
import type { EntryTable } from "@portal/db/rows";
import type { Selectable } from "kysely";
import type { LogoColumns } from "../logos.ts";

type Entry = Selectable<EntryTable>;

const PART_OF_COLUMN = {
  name: "companyData",
  street: "companyData",
  house_number: "companyData",
  postal_code: "companyData",
  city: "companyData",
  phone: "companyData",
  mobile: "companyData",
  fax: "companyData",
  email: "companyData",
  website: "companyData",
  opening_hours: "openingHours",
  slogan: "logoAndSlogan",
  logo_key: "logoAndSlogan",
  logo_alt: "logoAndSlogan",
  about_us: "aboutUs",
} as const satisfies Partial<Record<keyof Entry, EntryPart>>;

export type EntryColumn = keyof typeof PART_OF_COLUMN;
/** What a row wants; columns that it doesn't name stay. */
export type EntryColumns = Partial<Pick<Entry, EntryColumn>>;

export const partOfColumn = (column: EntryColumn): EntryPart => PART_OF_COLUMN[column];

export const VERSION_COLUMN = {
  companyData: "company_data_version",
  openingHours: "opening_hours_version",
  logoAndSlogan: "logo_and_slogan_version",
  aboutUs: "about_us_version",
} as const satisfies Record<EntryPart, keyof Entry>;

/** What a new entry has in the columns that its row doesn't name. */
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
  about_us: {},
} satisfies EntryColumns;

/** The columns that a row names. */
export function toEntryColumns(row: ImportRowOf<"entry">, logo: LogoColumns): EntryColumns {
  const columns: { [Column in EntryColumn]?: Entry[Column] | undefined } = {
    name: row.company_name,
    ...streetColumns(row.ShippingStreet),
    postal_code: row.ShippingPostalCode,
    city: row.ShippingCity,
    phone: row.Phone,
    mobile: row.mobile,
    fax: row.fax,
    email: row.email,
    website: row.website,
    opening_hours: row.openingHours,
    slogan: row.slogan,
    about_us: row.aboutUs,
    ...logo,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function streetColumns(text: string | undefined): Pick<EntryColumns, "street" | "house_number"> {
  if (text === undefined) return {};
  const [, street = text, houseNumber = ""] = /^(.*?)\s+(\d.*)$/.exec(text) ?? [];
  return { street, house_number: houseNumber };
}

/** The changed fields of a part as the history keeps them. */
export function toHistory(_part: EntryPart, columns: readonly EntryColumn[], entry: Entry): Record<string, unknown> {
  return Object.fromEntries(columns.map((column) => [column, entry[column]]));
}
