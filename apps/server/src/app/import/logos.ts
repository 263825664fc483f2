/** Logos of the import: image files that lie beside the NDJSON file. */
import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { UPLOAD_LIMIT_BYTES } from "@portal/contract/files";
import type { ImportRowOf } from "@portal/contract/import";
import { PROBLEMS } from "@portal/contract/problems";
import type { Database, EntryTable } from "@portal/db/rows";
import type { Selectable, Transaction } from "kysely";
import { encodeImage, type EncodedImage } from "../../platform/files/encode-image.ts";
import { cleanFileName } from "../../platform/files/file-name.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { Problem } from "../../platform/problem.ts";

export type LogoColumns = Partial<Pick<Selectable<EntryTable>, "logo_key" | "logo_alt">>;

type Request = {
  row: Pick<ImportRowOf<"entry">, "company" | "media_owner">;
  companyId: number;
  /** Folder of the import file; logos are named relative to it and lie inside. */
  folder: string;
  now: Date;
};

export type LogoStorage = {
  /** Brings the row's logo into the file store; answers the entry's columns for it, or in German why not. */
  prepare(trx: Transaction<Database>, request: Request): Promise<{ columns: LogoColumns } | { refusal: string }>;
};

/** As long as the random keys of uploads. */
const KEY_LENGTH = 22;

/** Reads logos from the folder of the import file, re-encodes them and puts them where uploads lie, too. */
export const logoStorage = (store: FileStore): LogoStorage => ({
  async prepare(trx, { row, companyId, folder, now }) {
    if (row.media_owner === undefined) return { columns: {} };
    const logo = row.media_owner.find(({ Type__c }) => Type__c === "LOGO");
    if (logo === undefined) return { columns: { logo_key: null, logo_alt: "" } };
    const original = await readInside(folder, logo.Url);
    if ("refusal" in original) return original;
    // The same image for the same company has the same key, so that a second import finds it unchanged.
    const key = createHash("sha256")
      .update(`${row.company}\n`)
      .update(original.bytes)
      .digest("hex")
      .slice(0, KEY_LENGTH);
    const columns = { logo_key: key, logo_alt: logo.alt ?? "" };
    const known = await trx.selectFrom("files").select("id").where("storage_key", "=", key).executeTakeFirst();
    if (known) return { columns };
    const image = await encode(original.bytes);
    if ("refusal" in image) return image;
    await store.put(key, image.bytes);
    await trx
      .insertInto("files")
      .values({
        storage_key: key,
        purpose: "logo",
        company_id: companyId,
        media_type: image.mediaType,
        bytes: image.bytes.length,
        width: image.width,
        height: image.height,
        original_name: cleanFileName(logo.Url),
        created_at: now,
        adopted_at: now,
      })
      .execute();
    return { columns };
  },
});

async function readInside(folder: string, name: string): Promise<{ bytes: Buffer } | { refusal: string }> {
  if (/^[a-z][a-z\d+.-]*:/i.test(name)) {
    return { refusal: "Logos werden nicht aus dem Netz geladen. Nennen Sie eine Datei neben der Importdatei." };
  }
  const file = path.resolve(folder, name);
  try {
    const [inside, real] = await Promise.all([realpath(folder), realpath(file)]);
    if (!real.startsWith(inside + path.sep)) return { refusal: `Die Datei ${name} liegt nicht neben der Importdatei.` };
    const { size } = await stat(real);
    if (size > UPLOAD_LIMIT_BYTES) return { refusal: PROBLEMS["files.too_large"].message };
    return { bytes: await readFile(real) };
  } catch {
    return { refusal: `Die Datei ${name} ist nicht zu lesen.` };
  }
}

async function encode(original: Buffer): Promise<EncodedImage | { refusal: string }> {
  try {
    return await encodeImage(original);
  } catch (error) {
    if (error instanceof Problem) return { refusal: PROBLEMS[error.code].message };
    throw error;
  }
}
