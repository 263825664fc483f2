/** SQL that adds up the days of a company's banners. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { DateRange, Interval, Period } from "@portal/contract/time/date-range";
import type { Flavour } from "@portal/contract/web-banners/flavours";
import type { Placement } from "@portal/contract/web-banners/statistics/placements";
import type { Database } from "@portal/db/rows";
import { periodStart } from "@portal/db/period-start";
import { quickStatement, statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

type Db = Kysely<Database>;

export type Coverage = { firstDay: Day | null; lastDay: Day | null };

const readCoverage = quickStatement<Coverage, [companyId: number]>(`
  select (select min(day) from web_banner_days where company_id = $1) as "firstDay",
         (select max(day) from web_banner_days where company_id = $1) as "lastDay"`);
export const findCoverage = async (db: Db, { companyId }: AccountScope): Promise<Coverage> =>
  (await readCoverage(db, companyId))[0] ?? { firstDay: null, lastDay: null };

/** A sum by period, by placement or by banner; the other two are null. `current`: of the range, not of the days before. */
export type SumRow = {
  /** First day of a period of the range. */
  start: Day | null;
  placement: Placement | null;
  banner: string | null;
  current: boolean;
  views: number;
  clicks: number;
};

/** The external id of the only banner that counts; null for all. */
type Only = string | null;

const readKey = quickStatement<{ external_id: string }, [companyId: number, id: number]>(
  "select external_id from web_banners where company_id = $1 and id = $2",
);
/** The external id of a banner of the company. */
export const findKey = async (db: Db, { companyId }: AccountScope, id: number): Promise<string | undefined> =>
  (await readKey(db, companyId, id))[0]?.external_id;

const readSums = statement<
  SumRow,
  [companyId: number, start: Day, end: Day, before: Day, beforeEnd: Day, interval: Interval, banner: Only]
>(`
  select start, placement, banner, current, sum(views)::float8 as views, sum(clicks)::float8 as clicks
  from (
    select ${periodStart("$6", "case when day >= $2 then day else day + ($2::date - $4::date) end", "$2")} as start,
           day >= $2 as current, placement, banner, views, clicks
    from web_banner_days
    where company_id = $1 and (day between $2 and $3 or day between $4 and $5) and ($7::text is null or banner = $7)
  ) days
  group by grouping sets ((start, current), (placement, current), (banner, current))`);

/** Sums of a range and of the period that it is compared with, which is moved onto the range by whole weeks. */
export const findSums = (
  db: Db,
  { companyId }: AccountScope,
  { startDate, endDate, interval }: DateRange,
  before: Period,
  banner: Only,
): Promise<SumRow[]> => readSums(db, companyId, startDate, endDate, before.start, before.end, interval, banner);

export type NamedBanner = { id: number; external_id: string; name: string; flavour: Flavour };
const readNames = statement<NamedBanner, [companyId: number, keys: readonly string[]]>(
  "select id, external_id, name, flavour from web_banners where company_id = $1 and external_id = any ($2::text[])",
);
export const findNames = (db: Db, { companyId }: AccountScope, keys: readonly string[]): Promise<NamedBanner[]> =>
  readNames(db, companyId, keys);

export type PlacedDay = { day: Day; placement: Placement; views: number; clicks: number };
const readPlaced = statement<PlacedDay, [companyId: number, first: Day, last: Day, banner: Only]>(`
  select day, placement, sum(views)::float8 as views, sum(clicks)::float8 as clicks from web_banner_days
  where company_id = $1 and day between $2::date and $3::date and ($4::text is null or banner = $4)
  group by day, placement`);
export const findPlacedDays = (
  db: Db,
  { companyId }: AccountScope,
  { start, end }: Period,
  banner: Only,
): Promise<PlacedDay[]> => readPlaced(db, companyId, start, end, banner);

/** Some of the days before this one. */
export const deleteDaysBefore = statement<{ company_id: number }, [before: Day]>(`
  delete from web_banner_days where ctid = any(array(
    select ctid from web_banner_days where day < $1::date order by day limit ${SWEEP_BATCH} for update skip locked))
  returning company_id`);
