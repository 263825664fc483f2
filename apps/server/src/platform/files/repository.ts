/** SQL of files: temporary ones belong to a person in a company, adopted ones to the company. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../session/session.ts";
import { postponeChecks } from "./sweep/checks.ts";
import { USE_IN_ENTRY } from "./sweep/uses.ts";

type Db = Kysely<Database>;

export type FileRow = {
  id: number;
  storage_key: string;
  purpose:
    | "logo"
    | "profile_image"
    | "photo"
    | "document"
    | "website_file"
    | "web_banner"
    | "company_document"
    | "message_file"
    | "website_picture";
  media_type: string;
  bytes: number;
  /** Pixels; null where the file is no image. */
  width: number | null;
  height: number | null;
  /** The name on the uploader's device; "" if unknown. */
  original_name: string;
};

/** Limits of one person's temporary files, in number and in bytes: enough for thirty photos three times. */
const WAITING_AT_MOST = 100;
const WAITING_BYTES_AT_MOST = 300_000_000;

const insertTemporary = statement<{ id: number }, unknown[]>(`
  insert into files (storage_key, marker_hash, purpose, user_id, company_id, media_type, bytes, width, height,
                     original_name, created_at, expires_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
  where (select count(*) < ${WAITING_AT_MOST} and coalesce(sum(bytes), 0) < ${WAITING_BYTES_AT_MOST} from files
         where user_id = $4 and adopted_at is null and expires_at > $11)
  returning id`);

/** What is stored of an upload. Pixels are null unless it is an image. */
export type FileContent = { bytes: Buffer; mediaType: string; width: number | null; height: number | null };

export type NewTemporary = {
  storageKey: string;
  /** Null for a cut that no client is told of. */
  markerHash: Buffer | null;
  purpose: FileRow["purpose"];
  content: FileContent;
  originalName: string;
  createdAt: Date;
  expiresAt: Date;
};

/** The new file's id; undefined if the person has too many temporary files. */
export const insertTemporaryFile = async (
  db: Db,
  scope: AccountScope,
  file: NewTemporary,
): Promise<number | undefined> => {
  const { content } = file;
  const [row] = await insertTemporary(
    db,
    file.storageKey,
    file.markerHash,
    file.purpose,
    scope.userId,
    scope.companyId,
    content.mediaType,
    content.bytes.length,
    content.width,
    content.height,
    file.originalName,
    file.createdAt,
    file.expiresAt,
  );
  return row?.id;
};

const findTemporary = statement<FileRow, [markerHash: Buffer, userId: number, companyId: number, now: Date]>(`
  select id, storage_key, purpose, media_type, bytes, width, height, original_name from files
  where marker_hash = $1 and user_id = $2 and company_id = $3 and adopted_at is null and expires_at > $4`);

export const findTemporaryFile = async (
  db: Db,
  scope: AccountScope,
  markerHash: Buffer,
  now: Date,
): Promise<FileRow | undefined> => (await findTemporary(db, markerHash, scope.userId, scope.companyId, now))[0];

const findSeveral = statement<
  FileRow & { marker_hash: Buffer | null },
  [markerHashes: readonly Buffer[], keys: readonly string[], purpose: string, user: number, company: number, now: Date]
>(`
  select id, storage_key, purpose, media_type, bytes, width, height, original_name, marker_hash from files
  where marker_hash = any($1::bytea[]) and purpose = $3 and user_id = $4 and company_id = $5
    and adopted_at is null and expires_at > $6
  union all
  select id, storage_key, purpose, media_type, bytes, width, height, original_name, null from files
  where storage_key = any($2::text[]) and purpose = $3 and company_id = $5 and adopted_at is not null`);

/**
 * Temporary files of the caller by their markers, and files that the company's entry holds or held by their keys. The
 * sweep leaves those alone for an hour, in which the caller may save them.
 */
export async function findFiles(
  db: Db,
  scope: AccountScope,
  { markerHashes, keys, purpose, now }: { markerHashes: Buffer[]; keys: string[]; purpose: string; now: Date },
) {
  if (keys.length > 0) await postponeChecks(db, keys, scope.companyId);
  return findSeveral(db, markerHashes, keys, purpose, scope.userId, scope.companyId, now);
}

export type AdoptedFile = {
  purpose: FileRow["purpose"];
  /** Null for profile images. */
  company_id: number | null;
  /** Whether the company's entry names it now, or a person shows it as profile image. */
  is_public: boolean;
  media_type: string;
  original_name: string;
  /** The document's current name in the entry; null for images and for documents that were removed from it. */
  title: string | null;
};

const findAdopted = statement<AdoptedFile, [storageKey: string]>(`
  select f.purpose, f.media_type, f.original_name, f.company_id,
         coalesce(case when f.purpose = 'profile_image'
           then exists (select from users u where u.profile_image_key = f.storage_key)
           else (select jsonb_build_object('logo_key', e.logo_key, 'media', e.media, 'documents', e.documents) @> ${USE_IN_ENTRY}
                 from entries e where e.company_id = f.company_id) end, false) as is_public,
         case when f.purpose = 'document' then (
           select d ->> 'title' from entries e, jsonb_array_elements(e.documents -> 'documents') d
           where e.company_id = f.company_id and d ->> 'key' = f.storage_key limit 1) end as title
  from files f where f.storage_key = $1 and f.adopted_at is not null and f.purpose not in ('website_file', 'web_banner', 'company_document', 'message_file',
    'website_picture')`);

/** An adopted file, undefined for unknown and temporary ones. */
export const adoptedFile = async (db: Db, storageKey: string): Promise<AdoptedFile | undefined> =>
  (await findAdopted(db, storageKey))[0];
