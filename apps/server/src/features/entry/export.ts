/** Rows of the export that are a company's entry, with its logo, photos and documents as files beside them. */
import fs from "node:fs/promises";
import path from "node:path";
import { JSON_PARTS, type JsonPart, PARTS } from "@portal/contract/entry/parts";
import { formatShippingStreet, parseShippingStreet } from "@portal/contract/text/patterns";
import type { Database } from "@portal/db/rows";
import { sql, type Transaction } from "kysely";
import { rowsOf } from "../../platform/export/cursor.ts";
import type { ExportKind, ExportServices } from "../../platform/export/export-kind.ts";
import type { EntryRow } from "./columns.ts";
import { keyOfFile } from "./import/entry-files.ts";
import type { StoredDocument, StoredPhoto } from "./wire.ts";

export const entryExport: ExportKind<"entry"> = {
  type: "entry",
  rows: async function* (trx, services) {
    const writeFile = fileWriter(trx, services);
    const query = sql<StoredEntry>`
      select c.external_id as company, e.* from entries e join companies c on c.id = e.company_id
      order by c.external_id collate "C"`;
    for await (const entry of rowsOf(trx, query)) yield await toEntryRow(entry, writeFile);
  },
};

type StoredEntry = EntryRow & { company: string };

/** Writes the file of a key of the store and answers its name for the row; undefined where there is none to name. */
type WriteFile = (company: string, key: string) => Promise<string | undefined>;

type Fields = Record<string, unknown>;

/** Leaves out empty texts: a new entry has them anyway. */
const filledTexts = (texts: Record<string, string>): Fields =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

const isFilled = (document: object): boolean => Object.keys(document).length > 0;

/** The row of an entry. It names only what the entry says. */
async function toEntryRow(entry: StoredEntry, writeFile: WriteFile): Promise<Fields> {
  return {
    type: "entry",
    company: entry.company,
    company_name: entry.name,
    ...filledTexts({
      ShippingStreet: streetLine(entry),
      ShippingPostalCode: entry.postal_code,
      ShippingCity: entry.city,
      Phone: entry.phone,
      mobile: entry.mobile,
      fax: entry.fax,
      email: entry.email,
      website: entry.website,
    }),
    ...(isFilled(entry.opening_hours) ? { openingHours: entry.opening_hours } : {}),
    ...filledTexts({ slogan: entry.slogan }),
    ...(await mediaOf(entry, writeFile)),
    ...jsonPartsOf(entry),
    ...(await documentsOf(entry, writeFile)),
    ...(entry.owner_parts.length > 0 ? { owner_parts: entry.owner_parts } : {}),
  };
}

/** Street and house number in one line that an import divides in the same way. */
function streetLine({ street, house_number: houseNumber }: StoredEntry): string {
  const line = formatShippingStreet({ street, houseNumber });
  const again = parseShippingStreet(line);
  const isSame = again?.street === street && again.houseNumber === houseNumber;
  return isSame || street === "" ? line : `${street}, ${houseNumber}`;
}

const FILE_PARTS: ReadonlySet<JsonPart> = new Set(["documents", "media"]);

const jsonPartsOf = (entry: StoredEntry): Fields =>
  Object.fromEntries(
    JSON_PARTS.filter((part) => !FILE_PARTS.has(part) && isFilled(entry[PARTS[part].column])).map((part) => [
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

const FOLDER = "files";
const ENDINGS: Readonly<Record<string, string>> = { "image/webp": "webp", "application/pdf": "pdf" };

/** Names files by company and content, so a second export of the same data has the same names. */
function fileWriter(trx: Transaction<Database>, { files, folder, warn }: ExportServices): WriteFile {
  let made: Promise<unknown> | undefined;
  return async (company, key) => {
    if (folder === undefined) return undefined;
    const bytes = await files.get(key).catch(() => undefined);
    if (bytes === undefined) {
      warn(`Die Datei ${key} der Firma ${company} fehlt im Dateispeicher.`);
      return undefined;
    }
    const stored = await trx.selectFrom("files").select("media_type").where("storage_key", "=", key).executeTakeFirst();
    const name = `${keyOfFile(company, bytes)}.${ENDINGS[stored?.media_type ?? ""] ?? "bin"}`;
    await (made ??= fs.mkdir(path.join(folder, FOLDER), { recursive: true }));
    await fs.writeFile(path.join(folder, FOLDER, name), bytes);
    return `${FOLDER}/${name}`;
  };
}
