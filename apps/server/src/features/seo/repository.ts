/** SQL of Search Console's properties and figures. Jobs pass the company of the property that they read. */
import { codesOf } from "@portal/contract/navigation/products";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Database, SearchPropertyTable } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { AccountScope } from "../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../platform/sweeps/sweep.ts";

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
export type Company = Pick<AccountScope, "companyId">;
export type PropertyRow = Selectable<SearchPropertyTable>;
export type Failure = NonNullable<PropertyRow["failure"]>;

const readProperty = statement<PropertyRow, [companyId: number]>(`
  select company_id, site_url, chosen_at, read_at, failure, failed_at, next_read_at
  from search_properties where company_id = $1`);
export const findProperty = async (db: Db, { companyId }: Company): Promise<PropertyRow | undefined> =>
  (await readProperty(db, companyId))[0];

const lockRow = statement<{ site_url: string }, [companyId: number]>(
  "select site_url from search_properties where company_id = $1 for no key update",
);
/** Locks the row until the transaction ends, and gives the property that it names now. */
export const lockProperty = async (trx: Trx, { companyId }: Company): Promise<string | undefined> =>
  (await lockRow(trx, companyId))[0]?.site_url;

const upsertProperty = statement<never, [companyId: number, siteUrl: string, now: Date]>(`
  insert into search_properties (company_id, site_url, chosen_at, next_read_at)
  values ($1, $2, $3, $3::timestamptz + interval '1 day')
  on conflict (company_id) do update
  set site_url = $2, chosen_at = $3, failure = null, failed_at = null,
      read_at = case when search_properties.site_url = $2 then search_properties.read_at end,
      next_read_at = $3::timestamptz + interval '1 day'`);
export const saveProperty = upsertProperty;

const deleteDays = statement<never, [companyId: number, first: Day | null, last: Day | null]>(`
  delete from search_days
  where company_id = $1 and day between coalesce($2::date, '-infinity') and coalesce($3::date, 'infinity')`);
const deleteTerms = statement<never, [companyId: number, first: Day | null, last: Day | null]>(`
  delete from search_terms
  where company_id = $1 and day between coalesce($2::date, '-infinity') and coalesce($3::date, 'infinity')`);

/** Deletes the figures of these days, or all. */
export async function deleteFigures(trx: Trx, { companyId }: Company, days?: { start: Day; end: Day }): Promise<void> {
  await deleteDays(trx, companyId, days?.start ?? null, days?.end ?? null);
  await deleteTerms(trx, companyId, days?.start ?? null, days?.end ?? null);
}

type Columns = [days: Day[], impressions: number[], clicks: number[], positionSums: number[]];

// An answer may name a day or term twice, such as two terms that differ only in what is cut off.
export const insertDays = statement<never, [companyId: number, ...Columns, movingFrom: Day | null]>(`
  insert into search_days (company_id, day, impressions, clicks, position_sum, moving)
  select $1, day, sum(impressions), sum(clicks), sum(position_sum), coalesce(day >= $6::date, false)
  from unnest($2::date[], $3::int[], $4::int[], $5::float8[]) r(day, impressions, clicks, position_sum)
  group by day`);
export const insertTerms = statement<never, [companyId: number, ...Columns, terms: string[]]>(`
  insert into search_terms (company_id, day, term, impressions, clicks, position_sum)
  select $1, day, term, sum(impressions), sum(clicks), sum(position_sum)
  from unnest($2::date[], $3::int[], $4::int[], $5::float8[], $6::text[]) r(day, impressions, clicks, position_sum, term)
  group by day, term`);

// Compares the property, because the person may have chosen another one meanwhile.
export const noteRead = statement<never, [companyId: number, siteUrl: string, now: Date]>(`
  update search_properties set read_at = $3, failure = null, failed_at = null
  where company_id = $1 and site_url = $2`);
export const noteFailure = statement<never, [companyId: number, failure: Failure, now: Date]>(
  "update search_properties set failure = $2, failed_at = $3 where company_id = $1",
);
/** After a new grant: reads again, and nothing is wrong until that fails. */
export const noteGranted = statement<{ site_url: string }, [companyId: number, now: Date]>(`
  update search_properties set failure = null, failed_at = null, next_read_at = $2::timestamptz + interval '1 day'
  where company_id = $1 returning site_url`);
/** After the company disconnected: nothing is read until it connects again. */
export const stopReading = statement<never, [companyId: number]>(`
  update search_properties set failure = null, failed_at = null, next_read_at = 'infinity' where company_id = $1`);

const SEO_CODES = codesOf(["seo"])
  .map((code) => `'${code}'`)
  .join(", ");
/** Must equal the limit of `takeDue`: a smaller batch is the last one. */
export const DUE_BATCH = 50;
/**
 * Takes properties that are due and postpones them by a day, so that several servers share them. `booked`: the company
 * still has the product.
 */
export const takeDue = statement<{ company_id: number; booked: boolean }, [now: Date]>(`
  update search_properties d set next_read_at = $1::timestamptz + interval '1 day'
  where d.company_id = any(array(
    select company_id from search_properties where next_read_at <= $1
    order by next_read_at limit ${DUE_BATCH} for update skip locked))
  returning d.company_id, exists (
    select from products p where p.company_id = d.company_id and p.code in (${SEO_CODES})
      and p.status in ('Ordered', 'Produced', 'Invoicing')) as booked`);

const readCoverage = statement<
  { first_day: Day | null; last_day: Day | null; moving_from: Day | null },
  [companyId: number]
>(`
  select min(day) as first_day, max(day) as last_day, min(day) filter (where moving) as moving_from
  from search_days where company_id = $1`);
export async function findCoverage(db: Db, { companyId }: Company) {
  const [row] = await readCoverage(db, companyId);
  return { firstDay: row?.first_day ?? null, lastDay: row?.last_day ?? null, movingFrom: row?.moving_from ?? null };
}

/** `period` counts from 1 in the order of the given starts; periods without figures are missing. */
export type PeriodSum = { period: number; impressions: number; clicks: number; position_sum: number };
const readSums = statement<PeriodSum, [companyId: number, first: Day, last: Day, starts: Day[]]>(`
  select width_bucket(day, $4::date[]) as period, sum(impressions)::int as impressions, sum(clicks)::int as clicks,
         sum(position_sum) as position_sum
  from search_days where company_id = $1 and day between $2 and $3 group by 1`);
/** Sums by period. @param starts first days of the periods, ascending; the first is the first day to read */
export const findSums = (db: Db, { companyId }: Company, starts: readonly Day[], last: Day): Promise<PeriodSum[]> =>
  readSums(db, companyId, starts[0] ?? last, last, [...starts]);

const readTermSums = statement<PeriodSum, [companyId: number, first: Day, last: Day, starts: Day[], terms: string[]]>(`
  select width_bucket(day, $4::date[]) as period, sum(impressions)::int as impressions, sum(clicks)::int as clicks,
         sum(position_sum) as position_sum
  from search_terms where company_id = $1 and day between $2 and $3 and term = any ($5::text[]) group by 1`);
/** As `findSums`, of these terms together. */
export const findTermSums = (
  db: Db,
  { companyId }: Company,
  { terms, starts, last }: { terms: string[]; starts: readonly Day[]; last: Day },
): Promise<PeriodSum[]> => readTermSums(db, companyId, starts[0] ?? last, last, [...starts], terms);

/** Sums of a term in the range, and in the days before it. */
export type TermSum = {
  term: string;
  impressions: number;
  clicks: number;
  position_sum: number;
  impressions_before: number;
  clicks_before: number;
  position_sum_before: number;
};
const readTerms = statement<TermSum, [companyId: number, before: Day, first: Day, last: Day]>(`
  select term,
         coalesce(sum(impressions) filter (where day >= $3), 0)::int as impressions,
         coalesce(sum(clicks) filter (where day >= $3), 0)::int as clicks,
         coalesce(sum(position_sum) filter (where day >= $3), 0) as position_sum,
         coalesce(sum(impressions) filter (where day < $3), 0)::int as impressions_before,
         coalesce(sum(clicks) filter (where day < $3), 0)::int as clicks_before,
         coalesce(sum(position_sum) filter (where day < $3), 0) as position_sum_before
  from search_terms where company_id = $1 and day between $2 and $4 group by term`);
/** @param before first day of the comparison, or `first` where there is none */
export const findTerms = (db: Db, { companyId }: Company, days: { before: Day; first: Day; last: Day }) =>
  readTerms(db, companyId, days.before, days.first, days.last);

export const deleteOldDays = statement<{ day: Day }, [before: Day]>(`
  delete from search_days where ctid = any(array(
    select ctid from search_days where day < $1 order by day limit ${SWEEP_BATCH} for update skip locked))
  returning day`);
export const deleteOldTerms = statement<{ day: Day }, [before: Day]>(`
  delete from search_terms where ctid = any(array(
    select ctid from search_terms where day < $1 order by day limit ${SWEEP_BATCH} for update skip locked))
  returning day`);
