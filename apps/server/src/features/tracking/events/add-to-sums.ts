/** Adds events to `tracking_sums` and `tracking_term_sums` by day, week and month. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Transaction } from "kysely";

export type CountedEvent = {
  company_id: number;
  day: Day;
  metric: string;
  device: string;
  search_term: string | null;
};

/**
 * Runs after all days of a batch and in a fixed order. Events of different days change the same week, so two batches
 * would deadlock otherwise.
 */
const add = statement<
  never,
  [companies: number[], days: Day[], metrics: string[], devices: string[], terms: (string | null)[]]
>(`
  with given as (
    select company_id, day, metric, device, term, count(*)::int as value
    from unnest($1::bigint[], $2::date[], $3::text[], $4::text[], $5::text[]) e(company_id, day, metric, device, term)
    group by 1, 2, 3, 4, 5
  ), figures as (
    insert into tracking_sums as s
    select company_id, grain, date_trunc(grain, day::timestamp)::date as start,
           coalesce(sum(value) filter (where metric = 'view' and device = 'phone'), 0),
           coalesce(sum(value) filter (where metric = 'view' and device = 'computer'), 0),
           coalesce(sum(value) filter (where metric = 'view' and device = 'tablet'), 0),
           coalesce(sum(value) filter (where metric = 'view' and device = 'unknown'), 0),
           coalesce(sum(value) filter (where metric = 'call'), 0),
           coalesce(sum(value) filter (where metric = 'route'), 0),
           coalesce(sum(value) filter (where metric = 'website'), 0),
           coalesce(sum(value) filter (where metric = 'email'), 0)
    from given, unnest('{day,week,month}'::text[]) grain
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, grain, start) do update set
      view_phone = s.view_phone + excluded.view_phone, view_computer = s.view_computer + excluded.view_computer,
      view_tablet = s.view_tablet + excluded.view_tablet, view_unknown = s.view_unknown + excluded.view_unknown,
      call = s.call + excluded.call, route = s.route + excluded.route,
      website = s.website + excluded.website, email = s.email + excluded.email
  )
  insert into tracking_term_sums as s
  select company_id, grain, date_trunc(grain, day::timestamp)::date, term, sum(value)
  from given, unnest('{week,month}'::text[]) grain
  where metric = 'view' and term is not null
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (company_id, grain, start, term) do update set views = s.views + excluded.views`);

/** Call it once for each event, in the transaction that stored the event. */
export async function addToSums(trx: Transaction<Database>, events: readonly CountedEvent[]): Promise<void> {
  if (events.length === 0) return;
  await add(
    trx,
    events.map((event) => event.company_id),
    events.map(({ day }) => day),
    events.map(({ metric }) => metric),
    events.map(({ device }) => device),
    events.map((event) => event.search_term),
  );
}
