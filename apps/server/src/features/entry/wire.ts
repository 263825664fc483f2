/** Between the columns of the entry and the names of the wire; the only place that knows both. */
import type { companyDataBody } from "@portal/contract/entry/save/bodies";
import type { AboutUs, MediaItem, PublicEntry, SalesForceEntry } from "@portal/contract/entry/entry";
import { type DetailPart, EMPTY_DETAILS, type EntryDetails } from "@portal/contract/entry/details";
import { ENTRY_PARTS, type EntryPart } from "@portal/contract/entry/part-labels";
import { readOpeningHours } from "@portal/contract/opening-hours/schema";
import { formatShippingStreet, parseShippingStreet } from "@portal/contract/text/patterns";
import type * as z from "zod/mini";
import { MEDIA_PREFIX } from "../../platform/files/file-store.ts";
import { type Columns, DETAIL_COLUMN, type EntryRow, VERSION_COLUMN } from "./parts.ts";

export const mediaUrl = (key: string): string => MEDIA_PREFIX + key;

/** Photos and documents as they lie in the entry: the file by its key. */
export type StoredPhoto = { key: string; alt: string; width: number; height: number };
export type StoredDocument = { key: string; title: string; bytes: number };

const toDocuments = ({ documents = [] }: { documents?: StoredDocument[] }): EntryDetails["documents"] => ({
  documents: documents.map(({ key, title, bytes }) => ({ Url: mediaUrl(key), title, bytes })),
});
const toMedia = ({ photos = [] }: { photos?: StoredPhoto[] }): EntryDetails["media"] => ({
  photos: photos.map(({ key, ...photo }) => ({ Url: mediaUrl(key), ...photo })),
});

const FILES: Partial<Record<DetailPart, (stored: object) => object>> = { documents: toDocuments, media: toMedia };

/** One part that is a JSON document, in the shape of the wire. */
export const readDetail = <P extends DetailPart>(part: P, stored: unknown): EntryDetails[P] => ({
  ...EMPTY_DETAILS[part],
  ...(stored as object),
  ...FILES[part]?.(stored as object),
});

const DETAILS = Object.entries(DETAIL_COLUMN) as [DetailPart, (typeof DETAIL_COLUMN)[DetailPart]][];

const detailsOf = (row: EntryRow): EntryDetails =>
  Object.fromEntries(DETAILS.map(([part, column]) => [part, readDetail(part, row[column])])) as EntryDetails;

const mediaOf = ({ logo_key: key, logo_alt: alt, media }: EntryRow): MediaItem[] => [
  ...(key === null ? [] : [{ Type__c: "LOGO", Url: mediaUrl(key), alt }]),
  ...toMedia(media).photos.map((photo) => ({ Type__c: "IMAGE", Url: photo.Url, alt: photo.alt })),
];

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
  ...detailsOf(row),
});

export const toSalesForceEntry = (row: EntryRow & { display_name: string }): SalesForceEntry => ({
  ...contactFields(row),
  website: row.website,
  displayName: row.display_name,
  versions: Object.fromEntries(ENTRY_PARTS.map((part) => [part, row[VERSION_COLUMN[part]]])) as Record<
    EntryPart,
    number
  >,
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
