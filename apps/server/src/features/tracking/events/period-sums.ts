/** Sums of weeks and months (`tracking_sums`, `tracking_term_sums`), of periods that are over. */
import { addDays, type Day, weekday } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Transaction } from "kysely";
import { arrayOf, textArrayOf } from "./array-text.ts";
import type { TrackedEvent } from "./events.ts";

type Trx = Transaction<Database>;

/** The first day after a period, from SQL for its grain and its first day. */
const pastEnd = (grain: string, start: string): string => `(${start} + ('1 ' || ${grain})::interval)::date`;

type EventColumns = [companies: string, days: string, metrics: string, devices: string, terms: string];

// In a fixed order, because events of different days change the same week: two batches would deadlock otherwise.
const addLate = statement<never, [...EventColumns, closingUntil: Day]>(`
  with given as materialized (
    select company_id, grain, date_trunc(grain, day::timestamp)::date as start, metric, device, term, count(*)::int as value
    from unnest($1::bigint[], $2::date[], $3::text[], $4::text[], $5::text[]) e(company_id, day, metric, device, term),
         unnest('{week,month}'::text[]) grain
    where ${pastEnd("grain", "date_trunc(grain, day::timestamp)")} <= $6
    group by 1, 2, 3, 4, 5, 6
  ), figures as (
    insert into tracking_sums as s
    select company_id, grain, start,
           coalesce(sum(value) filter (where metric = 'view' and device = 'phone'), 0),
           coalesce(sum(value) filter (where metric = 'view' and device = 'computer'), 0),
           coalesce(sum(value) filter (where metric = 'view' and device = 'tablet'), 0),
           coalesce(sum(value) filter (where metric = 'view' and device = 'unknown'), 0),
           coalesce(sum(value) filter (where metric = 'call'), 0),
           coalesce(sum(value) filter (where metric = 'route'), 0),
           coalesce(sum(value) filter (where metric = 'website'), 0),
           coalesce(sum(value) filter (where metric = 'email'), 0)
    from given group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, grain, start) do update set
      view_phone = s.view_phone + excluded.view_phone, view_computer = s.view_computer + excluded.view_computer,
      view_tablet = s.view_tablet + excluded.view_tablet, view_unknown = s.view_unknown + excluded.view_unknown,
      call = s.call + excluded.call, route = s.route + excluded.route,
      website = s.website + excluded.website, email = s.email + excluded.email
  )
  insert into tracking_term_sums as s
  select company_id, grain, start, term, sum(value) from given
  where metric = 'view' and term is not null
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (company_id, grain, start, term) do update set views = s.views + excluded.views`);

/**
 * Adds counted events to weeks and months that are closed or being closed. Call it once for each event, after the sums
 * of all days of the transaction.
 */
export async function addToClosed(
  trx: Trx,
  events: readonly (TrackedEvent & { day: Day })[],
  closingUntil: Day,
): Promise<void> {
  const late = events.filter(({ day }) => day < closingUntil);
  if (late.length === 0) return;
  await addLate(
    trx,
    arrayOf(late, ({ companyId }) => companyId),
    arrayOf(late, ({ day }) => day),
    arrayOf(late, ({ metric }) => metric),
    arrayOf(late, ({ device }) => device),
    textArrayOf(late, ({ term }) => term),
    closingUntil,
  );
}

/** Weeks and months that begin from `from` to `to` and end before `until`, but not before `notBefore`. */
export type Span = { from: Day; to: Day; until: Day; notBefore: Day };
type SpanParameters = [companies: number[], from: Day, to: Day, until: Day, notBefore: Day];

const periods = `
  select grain, start::date as start, ${pastEnd("grain", "start")} as past_end
  from unnest('{week,month}'::text[]) grain,
       generate_series(date_trunc(grain, $2::date::timestamp), $3::date::timestamp, ('1 ' || grain)::interval) start
  where start >= $2::date and ${pastEnd("grain", "start")} <= $4::date and ${pastEnd("grain", "start")} > $5::date`;

const ofSpan = `
  company_id = any($1::bigint[]) and grain = any('{week,month}') and start between $2::date and $3::date
  and ${pastEnd("grain", "start")} <= $4::date and ${pastEnd("grain", "start")} > $5::date`;
const deletePeriods = statement<never, SpanParameters>(`delete from tracking_sums where ${ofSpan}`);
const deleteTermPeriods = statement<never, SpanParameters>(`delete from tracking_term_sums where ${ofSpan}`);

// The days of one company and period are read by index, whatever the planner thinks of the number of companies.
const makePeriods = statement<never, SpanParameters>(`
  insert into tracking_sums
  select c.id, p.grain, p.start, s.view_phone, s.view_computer, s.view_tablet, s.view_unknown,
         s.call, s.route, s.website, s.email
  from unnest($1::bigint[]) c(id) cross join (${periods}) p
  cross join lateral (
    select count(*) as days, sum(view_phone) as view_phone, sum(view_computer) as view_computer,
           sum(view_tablet) as view_tablet, sum(view_unknown) as view_unknown,
           sum(call) as call, sum(route) as route, sum(website) as website, sum(email) as email
    from tracking_sums d
    where d.company_id = c.id and d.grain = 'day' and d.start >= p.start and d.start < p.past_end) s
  where s.days > 0`);
const makeTermPeriods = statement<never, SpanParameters>(`
  insert into tracking_term_sums
  select c.id, p.grain, p.start, s.item, s.views
  from unnest($1::bigint[]) c(id) cross join (${periods}) p
  cross join lateral (
    select item, sum(value) as views from tracking_daily d
    where d.company_id = c.id and d.dimension = 'term' and d.metric = 'view' and d.day >= p.start and d.day < p.past_end
    group by item) s`);

/** Makes the weeks and months of some companies again from their days. Only for who is `aloneWithSums`. */
export async function makePeriodSums(
  trx: Trx,
  companies: number[],
  { from, to, until, notBefore }: Span,
): Promise<void> {
  for (const step of [deletePeriods, makePeriods, deleteTermPeriods, makeTermPeriods]) {
    await step(trx, companies, from, to, until, notBefore);
  }
}

/** The first day from which all weeks and months that touch `day` begin; no week begins before its month's first week. */
export function firstStartFor(day: Day): Day {
  const month = `${day.slice(0, 7)}-01`;
  return addDays(month, -weekday(month));
}

const nextCompanies = statement<{ id: number }, [after: number]>(
  `select id from companies where id > $1 order by id limit 1000`,
);
/** The next ids in order; none after the last one. */
export const companiesAfter = async (trx: Trx, after: number): Promise<number[]> =>
  (await nextCompanies(trx, after)).map(({ id }) => id);
