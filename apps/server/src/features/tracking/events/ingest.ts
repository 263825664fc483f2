/**
 * Stores events and adds them to the sums by day in one transaction. An event that is already stored does not count
 * again, nor does a visitor's second event of one metric within an hour.
 */
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import { type Kysely, sql, type Transaction } from "kysely";
import { addToSums } from "./add-to-sums.ts";
import { ensureDays, partitionOf } from "./day-partitions.ts";
import type { TrackedEvent } from "./events.ts";
import { type DaySalt, saltsOf, visitKey } from "./visitors.ts";

type Trx = Transaction<Database>;

/** A newly stored event, by company and sender's id. */
export type StoredEvent = {
  company_id: number;
  event_id: string;
  metric: string;
  device: string;
  search_term: string | null;
  counted: boolean;
};

/** Advisory lock: ingesting takes it shared, recounting exclusively. */
export const SUMS_LOCK = "tracking sums";

const shareSums = statement<never, [name: string]>(`select pg_advisory_xact_lock_shared(hashtext($1))`);
// At most once a minute, so that many small batches do not queue for this row.
const noteProgress = statement<never, [until: Date]>(`
  update tracking_progress set until = $1
  where until is null or until < $1::timestamptz - interval '1 minute'`);

const readKeptFrom = statement<{ kept_from: Day | null }, []>(`select kept_from from tracking_progress where single`);

/** The first day whose single events are still stored; null if no day was dropped yet. Older events could be counted twice. */
export const findKeptFrom = async (db: Kysely<Database>): Promise<Day | null> =>
  (await readKeptFrom(db))[0]?.kept_from ?? null;

/** @param events of existing companies, none older than `findKeptFrom` @returns the events that were new */
export async function ingestEvents(trx: Trx, events: readonly TrackedEvent[], now: Date): Promise<StoredEvent[]> {
  if (events.length === 0) return [];
  const byDay = Map.groupBy(events, ({ at }) => berlinDate(at));
  const days = [...byDay.keys()].toSorted();
  await shareSums(trx, SUMS_LOCK);
  await ensureDays(trx, "tracking_events", days);
  const salts = await saltsOf(trx, days, now);
  const stored: (StoredEvent & { day: Day })[] = [];
  for (const day of days) {
    const salt = salts.get(day);
    if (salt === undefined) throw new Error(`The day ${day} has no salt.`);
    const ofDay = await storeDay(trx, day, byDay.get(day) ?? [], salt);
    for (const event of ofDay) stored.push({ ...event, day });
  }
  await addToSums(
    trx,
    stored.filter(({ counted }) => counted),
  );
  await noteProgress(trx, new Date(Math.min(now.getTime(), latestOf(events))));
  return stored;
}

const latestOf = (events: readonly TrackedEvent[]): number =>
  events.reduce((latest, { at }) => Math.max(latest, at), 0);

/** The events of one day. */
export const eventsOf = (day: Day) => partitionOf("tracking_events", day);

/**
 * One statement with sorted lists, so that two transactions with the same rows cannot deadlock. It names the day's own
 * partition, and that of its visitors, because planning over all partitions costs more than the insert.
 */
async function storeDay(
  trx: Trx,
  day: Day,
  events: readonly TrackedEvent[],
  { salt, keptDay }: DaySalt,
): Promise<StoredEvent[]> {
  const table = eventsOf(day);
  const column = <T>(pick: (event: TrackedEvent) => T): T[] => events.map(pick);
  const { rows } = await sql<StoredEvent>`
    with given as (
      select * from unnest(
        ${column(({ companyId }) => companyId)}::bigint[], ${column(({ eventId }) => eventId)}::text[],
        ${column(({ metric }) => metric)}::text[], ${column(({ at }) => new Date(at).toISOString())}::timestamptz[],
        ${column(({ device }) => device)}::text[], ${column(({ term }) => term)}::text[],
        ${column(({ repeat }) => repeat)}::boolean[], ${column((event) => visitKey(salt, event))}::uuid[]
      ) with ordinality g(company_id, event_id, metric, happened_at, device, term, is_repeat, visit, place)
    ), fresh as materialized (
      select distinct on (company_id, event_id) g.* from given g
      where not exists (select from ${table} e where e.company_id = g.company_id and e.event_id = g.event_id)
      order by company_id, event_id, place
    ), visits as (
      insert into ${partitionOf("tracking_visits", keptDay)} (kept_day, day, key)
      select distinct ${keptDay}::date, ${day}::date, visit from fresh where visit is not null and not is_repeat order by visit
      on conflict do nothing returning key
    ), stored as (
      insert into ${table} (day, company_id, event_id, metric, happened_at, device, search_term, counted)
      select ${day}::date, company_id, event_id, metric, happened_at, device, term,
             not is_repeat and (visit is null
               or (v.key is not null and row_number() over (partition by visit, is_repeat order by place) = 1))
      from fresh left join visits v on v.key = visit
      order by company_id, event_id
      on conflict do nothing
      returning company_id, event_id, metric, device, search_term, counted
    ), sums as (
      insert into tracking_daily (company_id, dimension, day, metric, item, value)
      ${dailySums(sql`stored`, day)}
      on conflict (company_id, dimension, day, metric, item) do update set value = tracking_daily.value + excluded.value
    )
    select company_id, event_id, metric, device, search_term, counted from stored`.execute(trx);
  return rows;
}

/** The only definition of a day's sums. Search terms count views only. */
export const dailySums = (events: ReturnType<typeof sql>, day: Day) => sql`
  select company_id, dimension, ${day}::date, metric, item, count(*)::int
  from ${events} events
  cross join lateral (values ('device', device), ('term', case when metric = 'view' then search_term end)) d(dimension, item)
  where counted and item is not null
  group by company_id, dimension, metric, item
  order by company_id, dimension, metric, item`;
