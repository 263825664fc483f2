/** How the fields of an entry row lie in the columns of the entry. */
import type { ImportRowOf } from "@portal/contract/import";
import { parseShippingStreet } from "@portal/contract/patterns";
import type { EntryColumn, EntryRow } from "../../../features/entry/parts.ts";
import type { LogoColumns } from "../logos.ts";

/** What a row wants; columns that it doesn't name stay. */
export type EntryColumns = Partial<Pick<EntryRow, EntryColumn>>;

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
  company_details: {},
  payments: {},
  customer_cards: {},
  online_presence: {},
  trades: {},
  search_keywords: {},
  service_features: {},
  product_features: {},
  service_area: {},
  documents: {},
  media: {},
  b2b_codex: {},
} satisfies EntryColumns;

/** The columns that a row names. */
export function toEntryColumns(row: ImportRowOf<"entry">, logo: LogoColumns): EntryColumns {
  const columns: { [Column in EntryColumn]?: EntryRow[Column] | undefined } = {
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
  const { street, houseNumber } = parseShippingStreet(text) ?? { street: "", houseNumber: "" };
  return { street, house_number: houseNumber };
}
