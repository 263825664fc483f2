/**
 * Counts page views of websites without Matomo, by the mechanism of entries' events: partitions of days, salts of days and
 * hashes of visitors. Of a view only the sender's number is kept for some days; everything else is sums at once.
 */
import { addDays, berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Device } from "@portal/contract/tracking/events/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import { type Kysely, sql, type Transaction } from "kysely";
import {
  arrayOf,
  daysOf,
  type DaySalt,
  dropDays,
  ensureDays,
  partitionOf,
  saltsOf,
  textArrayOf,
  visitorKey,
} from "../../../tracking/public.ts";
import type { Referrer } from "./referrer.ts";

type Trx = Transaction<Database>;

export type Hit = {
  id: string;
  websiteId: number;
  /** Epoch milliseconds. */
  at: number;
  device: Device;
  referrer: Referrer;
  keyword: string | null;
  /** Null: every view is a visit. */
  visitor: string | null;
};

export type Counted = { stored: number; visits: number };

/** @param hits of existing websites, none older than `KEPT_DAYS` */
export async function countHits(trx: Trx, hits: readonly Hit[], now: Date): Promise<Counted> {
  const byDay = Map.groupBy(hits, ({ at }) => berlinDate(at));
  const days = [...byDay.keys()].toSorted();
  if (days.length === 0) return { stored: 0, visits: 0 };
  await ensureDays(trx, "website_hits", days);
  const salts = await saltsOf(trx, days, now);
  const counted: Counted = { stored: 0, visits: 0 };
  for (const day of days) {
    const salt = salts.get(day);
    if (salt === undefined) throw new Error(`The day ${day} has no salt.`);
    const { stored, visits } = await countDay(trx, day, byDay.get(day) ?? [], salt);
    counted.stored += stored;
    counted.visits += visits;
  }
  await noteDelivery(
    trx,
    [...new Set(hits.map(({ websiteId }) => websiteId))].toSorted((a, b) => a - b),
    now,
  );
  return counted;
}

// In the order of ids, so that two batches cannot deadlock, and at most once a minute.
const noteDelivery = statement<never, [websiteIds: number[], now: Date]>(`
  insert into website_figures as f (website_id, until)
  select id, $2::timestamptz from unnest($1::bigint[]) id order by id
  on conflict (website_id) do update set until = excluded.until, matomo_site_id = null, problem = null
  where f.until is null or f.until < $2::timestamptz - interval '1 minute' or f.matomo_site_id is not null`);

/** One statement that sorts its rows, so that two batches with the same rows cannot deadlock. */
async function countDay(trx: Trx, day: Day, hits: readonly Hit[], salt: DaySalt): Promise<Counted> {
  const visit = ({ websiteId, visitor, at }: Hit): string | null =>
    visitor === null ? null : visitorKey(salt, `website ${websiteId}`, visitor, at);
  const { rows } = await sql<Counted>`
    with given as (
      select * from unnest(
        ${arrayOf(hits, ({ websiteId }) => websiteId)}::bigint[], ${textArrayOf(hits, ({ id }) => id)}::text[],
        ${arrayOf(hits, ({ device }) => device)}::text[], ${arrayOf(hits, ({ referrer }) => referrer.kind)}::text[],
        ${textArrayOf(hits, ({ referrer }) => referrer.name)}::text[], ${textArrayOf(hits, ({ keyword }) => keyword)}::text[],
        ${arrayOf(hits, visit)}::uuid[]
      ) with ordinality g(website_id, hit_id, device, kind, name, keyword, visit, place)
    ), once as materialized (
      select distinct on (website_id, hit_id) * from given order by website_id, hit_id, place
    ), firsts as (
      select min(place) as place from once where visit is not null group by visit
    ), visits as (
      insert into ${partitionOf("tracking_visits", salt.keptDay)} (kept_day, day, key)
      select distinct ${salt.keptDay}::date, ${day}::date, visit from once where visit is not null order by visit
      on conflict do nothing returning key
    ), stored as (
      insert into ${partitionOf("website_hits", day)} (day, website_id, hit_id)
      select ${day}::date, website_id, hit_id from once order by website_id, hit_id
      on conflict do nothing returning website_id, hit_id
    ), counted as materialized (
      select o.*, o.visit is null or (v.key is not null and f.place is not null) as is_visit
      from stored s join once o using (website_id, hit_id)
      left join visits v on v.key = o.visit left join firsts f on f.place = o.place
    ), days as (
      insert into website_days as d (website_id, day, source, views, visits, phone, computer, tablet, unknown)
      select website_id, ${day}::date, 'own', count(*), count(*) filter (where is_visit),
             count(*) filter (where is_visit and device = 'phone'), count(*) filter (where is_visit and device = 'computer'),
             count(*) filter (where is_visit and device = 'tablet'), count(*) filter (where is_visit and device = 'unknown')
      from counted group by website_id order by website_id
      on conflict (website_id, day) do update set
        views = d.views + excluded.views, visits = d.visits + excluded.visits, phone = d.phone + excluded.phone,
        computer = d.computer + excluded.computer, tablet = d.tablet + excluded.tablet,
        unknown = d.unknown + excluded.unknown
    ), names as (
      insert into website_day_names as n (website_id, dimension, day, name, visits)
      select website_id, dimension, ${day}::date, name, count(*) from (
        select website_id, kind as dimension, name from counted where is_visit
        union all select website_id, 'keyword', keyword from counted where is_visit and keyword is not null
      ) named
      group by website_id, dimension, name order by website_id, dimension, name collate "C"
      on conflict (website_id, dimension, day, name) do update set visits = n.visits + excluded.visits
    )
    select count(*)::int as stored, (count(*) filter (where is_visit))::int as visits from counted`.execute(trx);
  return rows[0] ?? { stored: 0, visits: 0 };
}

/** Days for which the numbers of single views are kept: a batch may be seven days late. */
const KEPT_DAYS = 8;

/** Drops the numbers of old views; their sums stay. Returns the number of dropped days. */
export async function sweepHits(db: Kysely<Database>, now: Date): Promise<number> {
  const to = addDays(berlinDate(now.getTime()), -KEPT_DAYS - 1);
  return dropDays(db, "website_hits", await daysOf(db, "website_hits", { to }));
}
