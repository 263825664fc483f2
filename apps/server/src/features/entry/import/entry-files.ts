/** Logo, photos and documents of the import: files that lie beside the NDJSON file. */
import { createHash } from "node:crypto";
import { UPLOAD_RULES, type UploadPurpose } from "@portal/contract/entry/files/calls";
import type { Database, EntryTable } from "@portal/db/rows";
import type { Selectable, Transaction } from "kysely";
import { type CheckedFile, putFile } from "../../../platform/files/checked-file.ts";
import { forgetCheck } from "../../../platform/files/sweep/checks.ts";
import { cleanFileName } from "../../../platform/files/file-name.ts";
import { fileBeside } from "../../../platform/import/file-beside.ts";
import type { WriteServices } from "../../../platform/import/import-kind.ts";
import { Problem } from "../../../platform/problem.ts";
import type { EntryImportRow } from "./entry-fields.ts";
import { checkedImport } from "./stored-file.ts";

export type FileColumns = Partial<Pick<Selectable<EntryTable>, "logo_key" | "logo_alt" | "media" | "documents">>;

type Files = Pick<EntryImportRow, "media_owner" | "documents">;
type Request = { row: Files & Pick<EntryImportRow, "company">; companyId: number };

/** In characters; as long as the random keys of uploads. */
const KEY_LENGTH = 22;

/** Key of a file in the store. It follows from company, purpose and content, so a second import finds it unchanged. */
export const keyOfFile = (company: string, bytes: Uint8Array, purpose: UploadPurpose = "logo"): string =>
  createHash("sha256")
    .update(purpose === "logo" ? `${company}\n` : `${company}\n${purpose}\n`)
    .update(bytes)
    .digest("hex")
    .slice(0, KEY_LENGTH);

/** What is wrong with a file, at its field of the row. */
class Refusal extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

type Kept = { key: string; bytes: number; width: number | null; height: number | null };
type Keep = (name: string, purpose: UploadPurpose, field: string) => Promise<Kept>;

/**
 * Reads the row's files from the folder of the import file, checks them like uploads and stores them.
 * @returns the entry's columns for them, or in German what is wrong with which field
 */
export async function storeEntryFiles(
  trx: Transaction<Database>,
  { row, companyId }: Request,
  { files, folder, now }: Pick<WriteServices, "files" | "folder" | "now">,
): Promise<{ columns: FileColumns } | { field: string; refusal: string }> {
  const keep: Keep = async (name, purpose, field) => {
    const original = await readInside(folder, name, purpose, field);
    const key = keyOfFile(row.company, original, purpose);
    const known = await trx
      .selectFrom("files")
      .select(["bytes", "width", "height"])
      .where("storage_key", "=", key)
      .executeTakeFirst();
    if (known) return { key, ...known };
    const file = await checked(original, purpose, field);
    // An earlier file of this key may wait for its deletion.
    await forgetCheck(trx, key);
    await putFile(files, key, file);
    const { bytes, mediaType, width, height } = file.content;
    const at = now();
    const values = { purpose, company_id: companyId, original_name: cleanFileName(name), created_at: at };
    const size = { bytes: bytes.length, width, height };
    await trx
      .insertInto("files")
      .values({ ...values, ...size, storage_key: key, media_type: mediaType, adopted_at: at })
      .execute();
    return { key, ...size };
  };
  try {
    return { columns: { ...(await mediaColumns(row, keep)), ...(await documentColumns(row, keep)) } };
  } catch (error) {
    if (error instanceof Refusal) return { field: error.field, refusal: error.message };
    throw error;
  }
}

async function mediaColumns({ media_owner: media }: Files, keep: Keep): Promise<FileColumns> {
  if (media === undefined) return {};
  const columns: FileColumns = { logo_key: null, logo_alt: "" };
  const photos: object[] = [];
  for (const [index, { Type__c: type, Url: name, alt = "" }] of media.entries()) {
    const { key, width, height } = await keep(name, type === "LOGO" ? "logo" : "photo", `media_owner.${index}.Url`);
    if (type === "IMAGE") photos.push({ key, alt, width: width ?? 0, height: height ?? 0 });
    else Object.assign(columns, { logo_key: key, logo_alt: alt });
  }
  return { ...columns, media: { photos } };
}

async function documentColumns({ documents: part }: Files, keep: Keep): Promise<FileColumns> {
  if (part === undefined) return {};
  const documents: object[] = [];
  for (const [index, { Url: name, title }] of part.documents.entries()) {
    const { key, bytes } = await keep(name, "document", `documents.documents.${index}.Url`);
    documents.push({ key, title, bytes });
  }
  return { documents: { documents } };
}

async function readInside(folder: string, name: string, purpose: UploadPurpose, field: string): Promise<Buffer> {
  const found = await fileBeside(folder, name, UPLOAD_RULES[purpose]);
  if ("refusal" in found) throw new Refusal(field, found.refusal);
  return found.bytes;
}

async function checked(original: Buffer, purpose: UploadPurpose, field: string): Promise<CheckedFile> {
  try {
    return await checkedImport(original, purpose);
  } catch (error) {
    if (error instanceof Problem) throw new Refusal(field, error.errors[0]?.message ?? error.code);
    throw error;
  }
}
