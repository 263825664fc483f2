/** Between the columns of the entry and the names of the wire; the only place that knows both. */
import type { companyDataBody } from "@portal/contract/entry-bodies";
import type { AboutUs, MediaItem, PublicEntry, SalesForceEntry } from "@portal/contract/entry";
import { readOpeningHours } from "@portal/contract/opening-hours";
import { formatShippingStreet, parseShippingStreet } from "@portal/contract/patterns";
import type * as z from "zod/mini";
import { MEDIA_PREFIX } from "../../platform/files/file-store.ts";
import type { Columns, EntryRow } from "./parts.ts";

export const logoUrl = (key: string): string => MEDIA_PREFIX + key;

const mediaOf = ({ logo_key: key, logo_alt: alt }: EntryRow): MediaItem[] =>
  key === null ? [] : [{ Type__c: "LOGO", Url: logoUrl(key), alt }];

/** About us as stored; an entry that has told nothing holds an empty object. */
export const readAboutUs = (stored: unknown): AboutUs => ({
  text: "",
  foundingYear: null,
  specialties: [],
  ...(stored as Partial<AboutUs>),
});

const contactFields = (row: EntryRow) => ({
  companyId: row.company_id,
  company_name: row.name,
  ShippingStreet: formatShippingStreet({ street: row.street, houseNumber: row.house_number }),
  ShippingPostalCode: row.postal_code,
  ShippingCity: row.city,
  Phone: row.phone,
  mobile: row.mobile,
  fax: row.fax,
  email: row.email,
  slogan: row.slogan,
  media_owner: mediaOf(row),
  openingHours: readOpeningHours(row.opening_hours),
  aboutUs: readAboutUs(row.about_us),
});

export const toSalesForceEntry = (row: EntryRow & { display_name: string }): SalesForceEntry => ({
  ...contactFields(row),
  website: row.website,
  displayName: row.display_name,
  versions: {
    companyData: row.company_data_version,
    openingHours: row.opening_hours_version,
    logoAndSlogan: row.logo_and_slogan_version,
    aboutUs: row.about_us_version,
  },
  updatedAt: row.updated_at.toISOString(),
});

const HAS_SCHEME = /^https?:\/\//i;

export const toPublicEntry = (row: EntryRow): PublicEntry => ({
  ...contactFields(row),
  website: row.website === "" || HAS_SCHEME.test(row.website) ? row.website : `https://${row.website}`,
});

export const companyDataColumns = (body: z.output<typeof companyDataBody>): Columns => {
  const { street, houseNumber } = parseShippingStreet(body.ShippingStreet) ?? { street: "", houseNumber: "" };
  return {
    name: body.company_name,
    street,
    house_number: houseNumber,
    postal_code: body.ShippingPostalCode,
    city: body.ShippingCity,
    phone: body.Phone,
    mobile: body.mobile,
    fax: body.fax,
    email: body.email,
    website: body.website,
  };
};
