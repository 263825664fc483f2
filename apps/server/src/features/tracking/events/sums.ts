/** Reads the sums by day, week and month, and the views by search term. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { Period } from "@portal/contract/time/date-range";
import type { Action, Device } from "@portal/contract/tracking/events/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { type Grain, type SumRange, sumRangesOf } from "./sum-ranges.ts";

type Db = Kysely<Database>;
type RangeColumns = [companyId: number, grains: Grain[], firsts: Day[], lasts: Day[]];

/** Views by device, and actions. `period` counts from 1 in the order of the given periods; periods without events are missing. */
export type PeriodSum = { period: number } & Record<Device | Action, number>;

const readSums = statement<PeriodSum, [...RangeColumns, starts: Day[]]>(`
  select width_bucket(s.start, $5::date[]) as period,
         sum(view_phone)::int as phone, sum(view_computer)::int as computer,
         sum(view_tablet)::int as tablet, sum(view_unknown)::int as unknown,
         sum(call)::int as call, sum(route)::int as route, sum(website)::int as website, sum(email)::int as email
  from unnest($2::text[], $3::date[], $4::date[]) range(grain, first, last)
  join tracking_sums s on s.company_id = $1 and s.grain = range.grain and s.start between range.first and range.last
  group by 1`);

/** The sums to read for some periods. They are the same for every company. */
export type SumsToRead = { grains: Grain[]; firsts: Day[]; lasts: Day[]; starts: Day[] };

/** @param periods ascending, not overlapping @param closed what `closedUntil` says */
export const sumsToRead = (periods: readonly Period[], closed: Day): SumsToRead => ({
  ...columnsOf(sumRangesOf(periods, closed)),
  starts: periods.map(({ start }) => start),
});

/** Sums of a company by period. */
export const findSums = (
  db: Db,
  { companyId }: AccountScope,
  { grains, firsts, lasts, starts }: SumsToRead,
): Promise<PeriodSum[]> => readSums(db, companyId, grains, firsts, lasts, starts);

export type TermSum = { term: string; views: number; distinct: number; all_views: number };

const readTerms = statement<TermSum, [...RangeColumns, limit: number | null]>(`
  with ranges as (select * from unnest($2::text[], $3::date[], $4::date[]) range(grain, first, last)),
  sums as (
    select s.term, s.views
    from ranges join tracking_term_sums s
      on s.company_id = $1 and s.grain = ranges.grain and s.start between ranges.first and ranges.last
    union all
    select d.item, d.value
    from ranges join tracking_daily d
      on d.company_id = $1 and d.dimension = 'term' and d.day between ranges.first and ranges.last and d.metric = 'view'
    where ranges.grain = 'day'
  )
  select term, sum(views)::int as views, count(*) over ()::int as distinct, sum(sum(views)) over ()::int as all_views
  from sums
  group by term
  order by views desc, term collate "C" limit $5`);

/** A company's most frequent search terms. Each row repeats the number and the views of all terms. @param limit null: all terms */
export function findTerms(
  db: Db,
  { companyId }: AccountScope,
  { days, closed, limit }: { days: Period; closed: Day; limit: number | null },
): Promise<TermSum[]> {
  const { grains, firsts, lasts } = columnsOf(sumRangesOf([days], closed));
  return readTerms(db, companyId, grains, firsts, lasts, limit);
}

const readTermPeriods = statement<
  { period: number; views: number },
  [...RangeColumns, starts: Day[], terms: readonly string[]]
>(`
  with ranges as (select * from unnest($2::text[], $3::date[], $4::date[]) range(grain, first, last)),
  sums as (
    select s.start, s.views
    from ranges join tracking_term_sums s
      on s.company_id = $1 and s.grain = ranges.grain and s.start between ranges.first and ranges.last
    where s.term = any ($6::text[])
    union all
    select d.day, d.value
    from ranges join tracking_daily d
      on d.company_id = $1 and d.dimension = 'term' and d.day between ranges.first and ranges.last and d.metric = 'view'
    where ranges.grain = 'day' and d.item = any ($6::text[])
  )
  select width_bucket(start, $5::date[]) as period, sum(views)::int as views from sums group by 1`);

/** Views by some search terms together, by period; periods without any are missing. */
export const findTermPeriods = (
  db: Db,
  { companyId }: AccountScope,
  { grains, firsts, lasts, starts }: SumsToRead,
  terms: readonly string[],
): Promise<{ period: number; views: number }[]> => readTermPeriods(db, companyId, grains, firsts, lasts, starts, terms);

const columnsOf = (ranges: readonly SumRange[]): Omit<SumsToRead, "starts"> => ({
  grains: ranges.map(({ grain }) => grain),
  firsts: ranges.map(({ first }) => first),
  lasts: ranges.map(({ last }) => last),
});

const readCoverage = statement<{ first_day: Day | null; until: Date | null }, [companyId: number]>(`
  select until, (select min(start) from tracking_sums where company_id = $1 and grain = 'day') as first_day
  from tracking_progress where single`);

/** The first day with figures of a company that are not rolled up, and the time until which events have arrived. */
export async function findCoverage(
  db: Db,
  { companyId }: AccountScope,
): Promise<{ firstDay: Day | null; until: Date | null }> {
  const [row] = await readCoverage(db, companyId);
  return { firstDay: row?.first_day ?? null, until: row?.until ?? null };
}
