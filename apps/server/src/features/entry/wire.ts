/** Between the columns of the entry and the names of the wire; the only place that knows both. */
import type { MediaItem, PublicEntry, SalesForceEntry } from "@portal/contract/entry/entry";
import {
  ENTRY_PARTS,
  type EntryPart,
  JSON_PARTS,
  type JsonPart,
  PARTS,
  type PartValues,
  withEmptyFields,
} from "@portal/contract/entry/parts";
import type { PartInput } from "@portal/contract/entry/rules/part-rules";
import { readOpeningHours } from "@portal/contract/opening-hours/schema";
import { formatShippingStreet, parseShippingStreet } from "@portal/contract/text/patterns";
import { MEDIA_PREFIX } from "../../platform/files/file-store.ts";
import { type Columns, type EntryRow, versionColumnOf } from "./columns.ts";

export const mediaUrl = (key: string): string => MEDIA_PREFIX + key;

/** Photos and documents as they lie in the entry: the file by its key. */
export type StoredPhoto = { key: string; alt: string; width: number; height: number };
export type StoredDocument = { key: string; title: string; bytes: number };

const toDocuments = ({ documents = [] }: { documents?: StoredDocument[] }): PartValues["documents"] => ({
  documents: documents.map(({ key, title, bytes }) => ({ Url: mediaUrl(key), title, bytes })),
});
const toMedia = ({ photos = [] }: { photos?: StoredPhoto[] }): PartValues["media"] => ({
  photos: photos.map(({ key, ...photo }) => ({ Url: mediaUrl(key), ...photo })),
});

const FILES: Partial<Record<JsonPart, (stored: object) => object>> = { documents: toDocuments, media: toMedia };

/** One part that is a JSON document, in the shape of the wire; an entry that has told nothing holds an empty object. */
export const readPart = <P extends JsonPart>(part: P, stored: unknown): PartValues[P] =>
  withEmptyFields(part, {
    ...(stored as Partial<PartValues[P]>),
    ...FILES[part]?.(stored as object),
  });

const partValuesOf = (row: EntryRow): PartValues =>
  Object.fromEntries(JSON_PARTS.map((part) => [part, readPart(part, row[PARTS[part].column])])) as PartValues;

const mediaOf = ({ logo_key: key, logo_alt: alt, media }: EntryRow): MediaItem[] => [
  ...(key === null ? [] : [{ Type__c: "LOGO", Url: mediaUrl(key), alt }]),
  ...toMedia(media).photos.map((photo) => ({ Type__c: "IMAGE", Url: photo.Url, alt: photo.alt })),
];

const sharedFields = (row: EntryRow) => ({
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
  ...partValuesOf(row),
});

export const toSalesForceEntry = (row: EntryRow & { display_name: string }): SalesForceEntry => ({
  ...sharedFields(row),
  website: row.website,
  displayName: row.display_name,
  versions: Object.fromEntries(ENTRY_PARTS.map((part) => [part, row[versionColumnOf(part)]])) as Record<
    EntryPart,
    number
  >,
  updatedAt: row.updated_at.toISOString(),
});

const HAS_SCHEME = /^https?:\/\//i;

export const toPublicEntry = (row: EntryRow): PublicEntry => ({
  ...sharedFields(row),
  website: row.website === "" || HAS_SCHEME.test(row.website) ? row.website : `https://${row.website}`,
});

export const companyDataColumns = (fields: PartInput<"companyData">): Columns => {
  const { street, houseNumber } = parseShippingStreet(fields.ShippingStreet) ?? { street: "", houseNumber: "" };
  return {
    name: fields.company_name,
    street,
    house_number: houseNumber,
    postal_code: fields.ShippingPostalCode,
    city: fields.ShippingCity,
    phone: fields.Phone,
    mobile: fields.mobile,
    fax: fields.fax,
    email: fields.email,
    website: fields.website,
  };
};
