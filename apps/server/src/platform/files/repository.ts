/** SQL of files: temporary ones belong to a person in a company, adopted ones to the company. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../session/session.ts";
import type { EncodedImage } from "./encode-image.ts";

type Db = Kysely<Database>;

export type FileRow = {
  id: number;
  storage_key: string;
  purpose: "logo" | "profile_image" | "photo" | "document";
  media_type: string;
  bytes: number;
  /** Pixels; null where the file is no image. */
  width: number | null;
  height: number | null;
};

/** Unclaimed files that one person may have waiting. */
const WAITING_AT_MOST = 50;

const insertTemporary = statement<{ id: number }, unknown[]>(`
  insert into files (storage_key, marker_hash, purpose, user_id, company_id, media_type, bytes, width, height,
                     original_name, created_at, expires_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
  where (select count(*) from files
         where user_id = $4 and adopted_at is null and expires_at > $11) < ${WAITING_AT_MOST}
  returning id`);

export type NewTemporary = {
  storageKey: string;
  /** Null for a cut that no client is told of. */
  markerHash: Buffer | null;
  purpose: FileRow["purpose"];
  image: EncodedImage;
  originalName: string;
  createdAt: Date;
  expiresAt: Date;
};

/** The new file's id, or undefined where too many of this person wait already. */
export const insertTemporaryFile = async (
  db: Db,
  scope: AccountScope,
  file: NewTemporary,
): Promise<number | undefined> => {
  const { image } = file;
  const [row] = await insertTemporary(
    db,
    file.storageKey,
    file.markerHash,
    file.purpose,
    scope.userId,
    scope.companyId,
    image.mediaType,
    image.bytes.length,
    image.width,
    image.height,
    file.originalName,
    file.createdAt,
    file.expiresAt,
  );
  return row?.id;
};

const findTemporary = statement<FileRow, [markerHash: Buffer, userId: number, companyId: number, now: Date]>(`
  select id, storage_key, purpose, media_type, bytes, width, height from files
  where marker_hash = $1 and user_id = $2 and company_id = $3 and adopted_at is null and expires_at > $4`);

export const findTemporaryFile = async (
  db: Db,
  scope: AccountScope,
  markerHash: Buffer,
  now: Date,
): Promise<FileRow | undefined> => (await findTemporary(db, markerHash, scope.userId, scope.companyId, now))[0];

const findAdopted = statement<{ media_type: string }, [storageKey: string]>(
  "select media_type from files where storage_key = $1 and adopted_at is not null",
);

/** The media type of an adopted file, undefined for unknown and temporary ones. */
export const adoptedMediaType = async (db: Db, storageKey: string): Promise<string | undefined> =>
  (await findAdopted(db, storageKey))[0]?.media_type;

const findExpired = statement<{ id: number; storage_key: string }, [before: Date, limit: number]>(`
  select id, storage_key from files
  where adopted_at is null and expires_at < $1 order by expires_at limit $2`);

// History counts as a use: an undo must find the image again.
const findUnused = statement<{ id: number; storage_key: string }, [before: Date, after: number, limit: number]>(`
  select f.id, f.storage_key from files f
  where f.id > $2 and f.adopted_at < $1
    and not exists (select from entries e where e.company_id = f.company_id and e.logo_key = f.storage_key)
    and not exists (select from users u where u.profile_image_key = f.storage_key)
    and not exists (select from entry_changes c
                    where c.company_id = f.company_id
                      and f.storage_key in (c.before ->> 'logo_key', c.after ->> 'logo_key'))
  order by f.id limit $3`);

const deleteFiles = statement<never, [ids: number[]]>("delete from files where id = any($1::bigint[])");

type Swept = { id: number; storage_key: string };

/** Temporary files that expired before `before`. */
export const expiredFiles = (db: Db, before: Date, limit: number): Promise<Swept[]> => findExpired(db, before, limit);

/** Adopted files that nothing refers to, adopted before `before`, with ids above `after`. */
export const unusedFiles = (db: Db, before: Date, after: number, limit: number): Promise<Swept[]> =>
  findUnused(db, before, after, limit);

export const forgetFiles = (db: Db, ids: number[]): Promise<never[]> => deleteFiles(db, ids);
