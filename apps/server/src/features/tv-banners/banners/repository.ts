/** SQL of TV banners and their creatives. */
import type { Approval } from "@portal/contract/tv-banners/banners/approval";
import { type CreativeEvent, MOST_CREATIVES, type TvBanner } from "@portal/contract/tv-banners/banners/calls";
import type { Database, TvCreativeTable } from "@portal/db/rows";
import { quickStatement, statement } from "@portal/db/statement";
import type { Kysely, Selectable } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

export type Db = Kysely<Database>;

const BANNER = `external_id, name, state, binary_master_id, starts_on as "startsOn", ends_on as "endsOn"`;

/** Those that run come first. A company has few; the limit only bounds the answer. */
const readBanners = quickStatement<TvBanner, [companyId: number]>(`
  select ${BANNER} from tv_banners where company_id = $1
  order by array_position('{active,planned,paused,ended}', state), starts_on desc nulls last, external_id limit 100`);
export const findBanners = (db: Db, { companyId }: AccountScope): Promise<TvBanner[]> => readBanners(db, companyId);

const hasBanner = quickStatement<{ external_id: string }, [companyId: number, externalId: string]>(
  "select external_id from tv_banners where company_id = $1 and external_id = $2",
);
export const bannerExists = async (db: Db, { companyId }: AccountScope, externalId: string): Promise<boolean> =>
  (await hasBanner(db, companyId, externalId)).length > 0;

export const lockBanner = statement<TvBanner, [companyId: number, externalId: string]>(
  `select ${BANNER} from tv_banners where company_id = $1 and external_id = $2 for update`,
);
export const putOnBanner = statement<
  TvBanner,
  [companyId: number, externalId: string, binaryMasterId: string, now: Date]
>(`update tv_banners set binary_master_id = $3, creative_set_at = $4 where company_id = $1 and external_id = $2
   returning ${BANNER}`);

export type CreativeRow = Selectable<TvCreativeTable>;

const readCreatives = statement<CreativeRow, [companyId: number]>(`
  select * from tv_creatives c where company_id = $1
  order by exists (select from tv_banners b where b.company_id = $1 and b.binary_master_id = c.binary_master_id) desc,
           delivered_at desc, id desc limit ${MOST_CREATIVES}`);
/** The newest, and those that banners show. */
export const findCreatives = (db: Db, { companyId }: AccountScope): Promise<CreativeRow[]> =>
  readCreatives(db, companyId);

export const lockCreative = statement<CreativeRow, [companyId: number, binaryMasterId: string]>(
  "select * from tv_creatives where company_id = $1 and binary_master_id = $2 for update",
);
/** Asked after the lock: a banner that somebody set meanwhile counts. */
export const bannersShowing = statement<{ external_id: string }, [companyId: number, binaryMasterId: string]>(
  "select external_id from tv_banners where company_id = $1 and state = 'active' and binary_master_id = $2",
);

export const decide = statement<never, [id: number, approval: Approval, now: Date]>(
  "update tv_creatives set customer_approval = $2, customer_decided_at = $3 where id = $1",
);

export const insertEvent = statement<
  never,
  [
    creativeId: number,
    kind: CreativeEvent["kind"],
    role: CreativeEvent["role"],
    userId: number | null,
    reason: string,
    now: Date,
  ]
>("insert into tv_creative_events (creative_id, kind, role, user_id, reason, at) values ($1, $2, $3, $4, $5, $6)");

export type EventRow = Omit<CreativeEvent, "at"> & { creative_id: number; at: Date };
/** Steps of several creatives, oldest first. */
export const eventsOf = statement<EventRow, [creativeIds: readonly number[]]>(`
  select e.id, e.creative_id, e.kind, e.role, e.reason, e.at, coalesce(u.display_name, '') as name
  from tv_creative_events e left join users u on u.id = e.user_id
  where e.creative_id = any ($1::bigint[]) order by e.at, e.id limit 5000`);

export type NewsRow = {
  id: number;
  kind: "delivered" | "changed" | "accept" | "reject";
  reason: string;
  at: Date;
  creative: string;
  company: string;
  is_open: boolean;
  owners: { id: number; email: string }[];
};
/** Steps that nobody at the company was told of, with the owners who want to know. */
export const takeNews = statement<NewsRow, [now: Date]>(`
  select e.id, e.kind, e.reason, e.at, k.name as creative, c.display_name as company,
         k.customer_approval = 'UNVERIFIED' as is_open,
         coalesce((select json_agg(json_build_object('id', u.id, 'email', u.email) order by u.id)
                   from memberships m join users u on u.id = m.user_id
                   where m.company_id = c.id and m."right" = 'owner' and may_contact(c.id, 'portalMessages')
                     and wants_notification(u.id, 'tv_creative', 'email')), '[]') as owners
  from tv_creative_events e
  join tv_creatives k on k.id = e.creative_id join companies c on c.id = k.company_id
  where e.is_news and e.at <= $1 order by e.at, e.id limit ${SWEEP_BATCH} for update of e skip locked`);
export const markTold = statement<{ id: number }, [ids: readonly number[]]>(
  "update tv_creative_events set is_news = false where id = any ($1::bigint[]) returning id",
);
