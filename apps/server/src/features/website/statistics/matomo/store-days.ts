/** Stores what Matomo brought. The days of the range are replaced; days that were counted here stay where Matomo has none. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Transaction } from "kysely";
import type { SiteDay } from "./shapes.ts";

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
type Range = { from: Day; to: Day };

const notCountedHere =
  "not exists (select from website_days d where d.website_id = n.website_id and d.day = n.day and d.source = 'own')";
const forgetNames = statement<never, [websiteId: number, from: Day, to: Day, days: Day[]]>(`
  delete from website_day_names n
  where n.website_id = $1 and n.day between $2 and $3 and (n.day = any($4::date[]) or ${notCountedHere})`);
const forgetDays = statement<never, [websiteId: number, from: Day, to: Day, days: Day[]]>(`
  delete from website_days
  where website_id = $1 and day between $2 and $3 and (source = 'matomo' or day = any($4::date[]))`);

type DayColumns = [
  days: Day[],
  views: number[],
  visits: number[],
  phone: number[],
  computer: number[],
  tablet: number[],
  unknown: number[],
];
const addDays = statement<never, [websiteId: number, ...DayColumns]>(`
  insert into website_days (website_id, day, source, views, visits, phone, computer, tablet, unknown)
  select $1, d.day, 'matomo', d.views, d.visits, d.phone, d.computer, d.tablet, d.unknown
  from unnest($2::date[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[])
    d(day, views, visits, phone, computer, tablet, unknown)`);
const addNames = statement<
  never,
  [websiteId: number, dimensions: string[], days: Day[], names: string[], visits: number[]]
>(`
  insert into website_day_names (website_id, dimension, day, name, visits)
  select $1, n.dimension, n.day, n.name, n.visits
  from unnest($2::text[], $3::date[], $4::text[], $5::int[]) n(dimension, day, name, visits)`);

export async function storeDays(
  trx: Trx,
  websiteId: number,
  { from, to }: Range,
  days: readonly SiteDay[],
): Promise<void> {
  const dates = days.map(({ day }) => day);
  await forgetNames(trx, websiteId, from, to, dates);
  await forgetDays(trx, websiteId, from, to, dates);
  await addDays(
    trx,
    websiteId,
    dates,
    days.map(({ views }) => views),
    days.map(({ visits }) => visits),
    days.map(({ devices }) => devices.phone),
    days.map(({ devices }) => devices.computer),
    days.map(({ devices }) => devices.tablet),
    days.map(({ devices }) => devices.unknown),
  );
  const names = days.flatMap(({ day, names: named }) => named.map((one) => ({ day, ...one })));
  await addNames(
    trx,
    websiteId,
    names.map(({ dimension }) => dimension),
    names.map(({ day }) => day),
    names.map(({ name }) => name),
    names.map(({ visits }) => visits),
  );
}

const forgetOtherSite = statement<never, [websiteId: number]>(`
  delete from website_days where website_id = $1 and source = 'matomo'`);
const forgetNamesOfOtherSite = statement<never, [websiteId: number]>(`
  delete from website_day_names n where n.website_id = $1 and ${notCountedHere}`);

/** Deletes what another Matomo site brought before the website got a new one. */
export async function forgetFigures(trx: Trx, websiteId: number): Promise<void> {
  await forgetNamesOfOtherSite(trx, websiteId);
  await forgetOtherSite(trx, websiteId);
}

const lockRow = statement<{ id: number }, [websiteId: number]>(
  `select id from websites where id = $1 for no key update`,
);
/** Until the end of the transaction nobody else stores figures of the site. False if it is gone. */
export const lockSite = async (trx: Trx, websiteId: number): Promise<boolean> =>
  (await lockRow(trx, websiteId)).length > 0;

// One process asks Matomo for a site at a time; who comes meanwhile shows what is stored.
const claimRow = statement<{ website_id: number }, [websiteId: number, now: Date, freeSince: Date]>(`
  insert into website_figures as f (website_id, tried_at) values ($1, $2)
  on conflict (website_id) do update set tried_at = $2 where f.tried_at is null or f.tried_at <= $3
  returning website_id`);
export const claim = async (db: Db, websiteId: number, now: Date, freeSince: Date): Promise<boolean> =>
  (await claimRow(db, websiteId, now, freeSince)).length > 0;

const noteSuccess = statement<never, [websiteId: number, matomoSiteId: string, until: Date | null, from: Day]>(`
  insert into website_figures (website_id, matomo_site_id, until, fetched_from) values ($1, $2, $3, $4)
  on conflict (website_id) do update set matomo_site_id = $2, until = $3, fetched_from = $4, problem = null`);
/** Only for who holds the site's lock. */
export const noteFetched = async (
  trx: Trx,
  websiteId: number,
  { matomoSiteId, until, from }: { matomoSiteId: string; until: Date | null; from: Day },
): Promise<void> => void (await noteSuccess(trx, websiteId, matomoSiteId, until, from));

const noteProblemOf = statement<never, [websiteId: number, problem: string]>(
  `update website_figures set problem = $2 where website_id = $1`,
);
export const noteProblem = async (db: Db, websiteId: number, problem: string): Promise<void> =>
  void (await noteProblemOf(db, websiteId, problem));
