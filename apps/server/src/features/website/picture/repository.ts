/** SQL of pictures of websites. */
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Transaction } from "kysely";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export type PictureRow = {
  taken_at: Date | null;
  asked_at: Date;
  tried_at: Date | null;
  failed: boolean;
  /** Null: there is none. */
  storage_key: string | null;
};

const readPicture = statement<PictureRow, [companyId: number, url: string]>(`
  select p.taken_at, p.asked_at, p.tried_at, p.failed, f.storage_key
  from website_pictures p left join files f on f.id = p.file_id where p.company_id = $1 and p.url = $2`);

export const findPicture = async (db: Db, companyId: number, url: string): Promise<PictureRow | undefined> =>
  (await readPicture(db, companyId, url))[0];

/** Notes that a picture is wanted. Of a page that shows nothing without scripts none is: that attempt has failed already. */
export const noteAsked = statement<never, [companyId: number, url: string, now: Date, isHopeless: boolean]>(`
  insert into website_pictures as p (company_id, url, asked_at, tried_at, failed)
  values ($1, $2, $3::timestamptz, case when $4::boolean then $3::timestamptz end, $4::boolean)
  on conflict (company_id, url) do update
    set asked_at = excluded.asked_at, tried_at = coalesce(excluded.tried_at, p.tried_at), failed = excluded.failed`);

export type PictureTask = { company_id: number; url: string; final_url: string };

const readTask = statement<PictureTask, [checkId: number]>(`
  select c.company_id, c.url, coalesce(c.final_url, c.url) as final_url
  from website_checks c join website_pictures p on p.company_id = c.company_id and p.url = c.url
  where c.id = $1 and (p.tried_at is null or p.tried_at < p.asked_at)`);

/** Undefined if the check was deleted, or if there is an answer already. */
export const findTask = async (db: Db, checkId: number): Promise<PictureTask | undefined> =>
  (await readTask(db, checkId))[0];

/** The picture before stays. */
export const noteFailed = statement<never, [companyId: number, url: string, now: Date]>(`
  update website_pictures set tried_at = greatest($3, asked_at), failed = true where company_id = $1 and url = $2`);

const setPicture = statement<{ url: string }, [companyId: number, url: string, now: Date, fileId: number]>(`
  update website_pictures set tried_at = greatest($3, asked_at), taken_at = $3, failed = false, file_id = $4
  where company_id = $1 and url = $2 returning url`);

export type NewPicture = { storageKey: string; bytes: number; mediaType: string; width: number; height: number };

/** The file of the picture before loses its use with it. */
export async function storePicture(
  trx: Trx,
  { company_id, url }: Pick<PictureTask, "company_id" | "url">,
  { storageKey, bytes, mediaType, width, height }: NewPicture,
  now: Date,
): Promise<void> {
  const { id } = await trx
    .insertInto("files")
    .values({
      storage_key: storageKey,
      purpose: "website_picture",
      company_id,
      media_type: mediaType,
      bytes,
      width,
      height,
      created_at: now,
      adopted_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setPicture(trx, company_id, url, now, id);
}

/** Latest checks since `$1` that could read their page and nobody took a picture after. */
export const checksWithoutPicture = statement<
  { id: number; company_id: number; url: string },
  [since: Date, limit: number]
>(`
  select id, company_id, url from website_checks c
  where finished_at > $1 and state = 'success' and findings @> '[{"code": "page.needs_script"}]' is not true
    and (select true from website_pictures p where p.company_id = c.company_id and p.url = c.url) is null
    and id = (select n.id from website_checks n where n.company_id = c.company_id and n.url = c.url order by n.id desc limit 1)
  order by finished_at desc limit $2`);

export const deleteOldPictures = statement<{ url: string }, [before: Date]>(`
  delete from website_pictures where ctid = any(array(
    select ctid from website_pictures where asked_at < $1
    order by asked_at limit ${SWEEP_BATCH} for update skip locked)) returning url`);
