/** SQL of web banners, their files and history. Changes go through `advance.ts`. */
import type { BannerCreative, BannerEvent } from "@portal/contract/web-banners/calls";
import type { CreativeFacts } from "@portal/contract/web-banners/creative/facts";
import type { Flavour } from "@portal/contract/web-banners/flavours";
import type { BannerAction, BannerRole, BannerState } from "@portal/contract/web-banners/states";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;

export type BannerRow = {
  id: number;
  company_id: number;
  external_id: string;
  flavour: Flavour;
  name: string;
  target_url: string | null;
  state: BannerState;
  version: number;
  brand: string | null;
  starts_on: string | null;
  ends_on: string | null;
  changed_at: Date;
};
const COLUMNS =
  "id, company_id, external_id, flavour, name, target_url, state, version, brand, starts_on, ends_on, changed_at";

/** A company books a few; more than this is a fault of the delivery. */
const MOST_BANNERS = 500;
const SHOWN_EVENTS = 50;

const readBanners = statement<BannerRow, [companyId: number]>(`
  select ${COLUMNS} from web_banners where company_id = $1
  order by state in ('to_approve', 'refused', 'awaiting_files') desc, state = 'ended', changed_at desc, id desc
  limit ${MOST_BANNERS}`);
export const findBanners = (db: Db, { companyId }: AccountScope): Promise<BannerRow[]> => readBanners(db, companyId);

const readBanner = statement<BannerRow, [companyId: number, id: number]>(
  `select ${COLUMNS} from web_banners where company_id = $1 and id = $2`,
);
export const findBanner = async (db: Db, { companyId }: AccountScope, id: number): Promise<BannerRow | undefined> =>
  (await readBanner(db, companyId, id))[0];

export type CreativeRow = BannerCreative & { banner_id: number; storage_key: string };
/** The shown files of several banners, in their order. */
export const creativesOf = statement<CreativeRow, [bannerIds: readonly number[]]>(`
  select c.banner_id, c.id, f.original_name as name, f.media_type as "mediaType", f.bytes, f.width, f.height,
         c.frames, c.milliseconds, c.loops, f.storage_key
  from web_banner_creatives c join files f on f.id = c.file_id
  where c.banner_id = any ($1::bigint[]) and c.replaced_at is null order by c.id limit 5000`);

export type EventRow = Omit<BannerEvent, "at"> & { banner_id: number; at: Date };
/** The latest steps of several banners, oldest first. */
export const eventsOf = statement<EventRow, [bannerIds: readonly number[]]>(`
  select e.* from unnest($1::bigint[]) b(id) cross join lateral (
    select e.id, e.banner_id, e.action, e.author, e.reason, e.at,
           case e.author when 'company' then coalesce(u.display_name, '') else '' end as name
    from web_banner_events e left join users u on u.id = e.user_id
    where e.banner_id = b.id order by e.id desc limit ${SHOWN_EVENTS}) e
  order by e.id`);

/** Locks a banner's row for a change. */
export const lockBanner = statement<BannerRow, [id: number]>(
  `select ${COLUMNS} from web_banners where id = $1 for no key update`,
);

const eventOfKey = statement<{ id: number }, [bannerId: number, key: string]>(
  "select id from web_banner_events where banner_id = $1 and request_key = $2",
);
export const wasDone = async (db: Db, bannerId: number, key: string): Promise<boolean> =>
  (await eventOfKey(db, bannerId, key)).length > 0;

type NewEvent = [
  bannerId: number,
  action: BannerAction,
  author: BannerRole,
  userId: number | null,
  reason: string,
  requestKey: string | null,
  at: Date,
];
export const insertEvent = statement<{ id: number }, NewEvent>(`
  insert into web_banner_events (banner_id, action, author, user_id, reason, request_key, at)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`);

type Step = [id: number, state: BannerState, now: Date, ended: boolean, brand: string | null];
/** The brand of the company's last action stays where the provider acts. */
export const setState = statement<never, Step>(`
  update web_banners set state = $2, version = version + 1, changed_at = $3,
    ended_at = case when $4 then $3::timestamptz end, brand = coalesce($5, brand)
  where id = $1`);

export const replaceCreatives = statement<never, [bannerId: number, now: Date]>(
  "update web_banner_creatives set replaced_at = $2 where banner_id = $1 and replaced_at is null",
);

/** Adopts temporary files of the company. Answers those that were still temporary, in no order. */
export const adoptFiles = statement<{ id: number }, [fileIds: readonly number[], companyId: number, now: Date]>(`
  update files set adopted_at = $3, expires_at = null, marker_hash = null
  where id = any ($1::bigint[]) and company_id = $2 and purpose = 'web_banner' and adopted_at is null returning id`);

/** A file of the provider, which no person of the company uploaded; the step that names it adopts it. */
export const insertProviderFile = statement<
  { id: number },
  [
    key: string,
    companyId: number,
    mediaType: string,
    bytes: number,
    width: number,
    height: number,
    name: string,
    now: Date,
  ]
>(`
  insert into files (storage_key, purpose, company_id, media_type, bytes, width, height, original_name, created_at, expires_at)
  values ($1, 'web_banner', $2, $3, $4, $5, $6, $7, $8, $8::timestamptz + interval '1 hour') returning id`);

const insertCreative = statement<
  never,
  [bannerId: number, eventId: number, fileId: number, frames: number, milliseconds: number, loops: number]
>(`
  insert into web_banner_creatives (banner_id, event_id, file_id, frames, milliseconds, loops)
  values ($1, $2, $3, $4, $5, $6)`);
export const addCreative = async (
  db: Db,
  { bannerId, eventId, fileId }: { bannerId: number; eventId: number; fileId: number },
  { frames, milliseconds, loops }: CreativeFacts,
): Promise<void> => void (await insertCreative(db, bannerId, eventId, fileId, frames, milliseconds, loops));

export type CreativeFile = { storage_key: string; media_type: string };
const ownCreative = statement<CreativeFile, [companyId: number, id: number]>(`
  select f.storage_key, f.media_type from web_banner_creatives c
  join web_banners b on b.id = c.banner_id join files f on f.id = c.file_id
  where c.id = $2 and b.company_id = $1`);
export const findCreative = async (db: Db, scope: AccountScope, id: number): Promise<CreativeFile | undefined> =>
  (await ownCreative(db, scope.companyId, id))[0];

/** People who may answer, whose mail wish and company allow news. */
export const addresseesOf = statement<{ email: string; user_id: number }, [companyId: number]>(`
  select u.email, u.id as user_id from memberships m join users u on u.id = m.user_id
  where m.company_id = $1 and m."right" in ('owner', 'editor') and may_contact($1, 'portalMessages')
    and wants_notification(u.id, 'banner_news', 'email')
  order by u.id limit 100`);

export const deleteEnded = statement<{ id: number }, [before: Date]>(`
  delete from web_banners where id = any (array
    (select id from web_banners where ended_at < $1 order by ended_at limit ${SWEEP_BATCH})) returning id`);
export const deleteReplaced = statement<{ id: number }, [before: Date]>(`
  delete from web_banner_creatives where id = any (array
    (select id from web_banner_creatives where replaced_at < $1 order by replaced_at limit ${SWEEP_BATCH})) returning id`);
