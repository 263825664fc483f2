/** An entry as a row of the import: the way back from the columns. */
import { JSON_PARTS, type JsonPart, PARTS } from "@portal/contract/entry/parts";
import { formatShippingStreet, parseShippingStreet } from "@portal/contract/text/patterns";
import type { EntryRow } from "../../features/entry/columns.ts";
import type { StoredDocument, StoredPhoto } from "../../features/entry/wire.ts";

export type StoredEntry = EntryRow & { company: string };

/** Name of the written file for a key of the store; undefined where the store has lost it. */
export type WriteFile = (company: string, key: string) => Promise<string | undefined>;

type Fields = Record<string, unknown>;

/** Texts that are empty are left out: that is what a new entry has. */
const toldTexts = (texts: Record<string, string>): Fields =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

const isTold = (document: object): boolean => Object.keys(document).length > 0;

/** The row of an entry; it names what is told and nothing else. */
export async function toEntryRow(entry: StoredEntry, writeFile: WriteFile): Promise<Fields> {
  return {
    type: "entry",
    company: entry.company,
    company_name: entry.name,
    ...toldTexts({
      ShippingStreet: streetLine(entry),
      ShippingPostalCode: entry.postal_code,
      ShippingCity: entry.city,
      Phone: entry.phone,
      mobile: entry.mobile,
      fax: entry.fax,
      email: entry.email,
      website: entry.website,
    }),
    ...(isTold(entry.opening_hours) ? { openingHours: entry.opening_hours } : {}),
    ...toldTexts({ slogan: entry.slogan }),
    ...(await mediaOf(entry, writeFile)),
    ...jsonPartsOf(entry),
    ...(await documentsOf(entry, writeFile)),
    ...(entry.owner_parts.length > 0 ? { owner_parts: entry.owner_parts } : {}),
  };
}

/** In one line, in the way in which it is taken apart again. */
function streetLine({ street, house_number: houseNumber }: StoredEntry): string {
  const line = formatShippingStreet({ street, houseNumber });
  const again = parseShippingStreet(line);
  const isSame = again?.street === street && again.houseNumber === houseNumber;
  return isSame || street === "" ? line : `${street}, ${houseNumber}`;
}

const FILE_PARTS: ReadonlySet<JsonPart> = new Set(["documents", "media"]);

const jsonPartsOf = (entry: StoredEntry): Fields =>
  Object.fromEntries(
    JSON_PARTS.filter((part) => !FILE_PARTS.has(part) && isTold(entry[PARTS[part].column])).map((part) => [
      part,
      { ...PARTS[part].empty, ...entry[PARTS[part].column] },
    ]),
  );

async function mediaOf(entry: StoredEntry, writeFile: WriteFile): Promise<Fields> {
  const { logo_key: logo, logo_alt: alt, company } = entry;
  const { photos } = entry.media as { photos?: StoredPhoto[] };
  if (logo === null && photos === undefined) return {};
  const named = [
    ...(logo === null ? [] : [{ type: "LOGO", key: logo, alt }]),
    ...(photos ?? []).map((photo) => ({ type: "IMAGE", key: photo.key, alt: photo.alt })),
  ];
  const media: object[] = [];
  for (const item of named) {
    const file = await writeFile(company, item.key);
    if (file !== undefined) media.push({ Type__c: item.type, Url: file, alt: item.alt });
  }
  return { media_owner: media };
}

async function documentsOf(entry: StoredEntry, writeFile: WriteFile): Promise<Fields> {
  const { documents: stored } = entry.documents as { documents?: StoredDocument[] };
  if (stored === undefined) return {};
  const documents: object[] = [];
  for (const { key, title } of stored) {
    const file = await writeFile(entry.company, key);
    if (file !== undefined) documents.push({ Url: file, title });
  }
  return { documents: { documents } };
}
