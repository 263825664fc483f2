/**
 * Stores events and adds them to the sums of their days in one transaction. An event that is already stored does not
 * count again, nor does a visitor's second event of one metric within an hour. Weeks and months are made from their days
 * when they are over (`close.ts`); only late events are added to them here.
 */
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import { sql, type Transaction } from "kysely";
import { arrayOf, textArrayOf } from "./array-text.ts";
import { ensureDays, partitionOf } from "./day-partitions.ts";
import type { TrackedEvent } from "./events.ts";
import { addToClosed } from "./period-sums.ts";
import { besideBatches, readProgress } from "./progress.ts";
import { type DaySalt, saltsOf, visitKey } from "./visitors.ts";

type Trx = Transaction<Database>;

/** A newly stored event. */
export type StoredEvent = { event: TrackedEvent; counted: boolean };

// At most once a minute, so that many small batches do not queue for this row.
const noteProgress = statement<never, [until: Date]>(`
  update tracking_progress set until = $1
  where until is null or until < $1::timestamptz - interval '1 minute'`);

/** @param events of existing companies, none older than `kept_from` @returns the events that were new */
export async function ingestEvents(trx: Trx, events: readonly TrackedEvent[], now: Date): Promise<StoredEvent[]> {
  if (events.length === 0) return [];
  const byDay = groupByDay(events);
  const days = [...byDay.keys()].toSorted();
  await besideBatches(trx);
  const { closing_until: closingUntil } = await readProgress(trx);
  await ensureDays(trx, "tracking_events", days);
  const salts = await saltsOf(trx, days, now);
  const stored: (StoredEvent & { day: Day })[] = [];
  for (const day of days) {
    const salt = salts.get(day);
    if (salt === undefined) throw new Error(`The day ${day} has no salt.`);
    for (const event of await storeDay(trx, day, byDay.get(day) ?? [], salt)) stored.push({ ...event, day });
  }
  const counted = stored.filter((each) => each.counted);
  await addToClosed(
    trx,
    counted.map(({ event, day }) => ({ ...event, day })),
    closingUntil,
  );
  await noteProgress(trx, new Date(Math.min(now.getTime(), latestOf(events))));
  return stored;
}

const QUARTER_HOUR_MS = 900_000;

/** Berlin's days begin at quarter hours, so one calendar look-up serves all events of a quarter. */
function groupByDay(events: readonly TrackedEvent[]): Map<Day, TrackedEvent[]> {
  const known = new Map<number, Day>();
  return Map.groupBy(events, ({ at }) => {
    const quarter = Math.floor(at / QUARTER_HOUR_MS);
    let day = known.get(quarter);
    if (day === undefined) known.set(quarter, (day = berlinDate(at)));
    return day;
  });
}

const latestOf = (events: readonly TrackedEvent[]): number =>
  events.reduce((latest, { at }) => Math.max(latest, at), 0);

/** The events of one day. */
export const eventsOf = (day: Day) => partitionOf("tracking_events", day);

/** Whether each event may count, and the visitor's key where that decides: at the first event of the hour. */
function judge(events: readonly TrackedEvent[], salt: DaySalt): { mayCount: boolean; visit: string | null }[] {
  const seen = new Set<string>();
  return events.map((event) => {
    if (event.repeat) return { mayCount: false, visit: null };
    const visit = visitKey(salt, event);
    const mayCount = visit === null || !seen.has(visit);
    if (visit !== null) seen.add(visit);
    return { mayCount, visit: mayCount ? visit : null };
  });
}

/**
 * One statement that sorts its rows, so that two transactions with the same rows cannot deadlock. It names the day's own
 * partition, and that of its visitors, because planning over all partitions costs more than the insert. The answer lists
 * the places of events instead of their rows, which are known here.
 */
async function storeDay(trx: Trx, day: Day, events: readonly TrackedEvent[], daySalt: DaySalt): Promise<StoredEvent[]> {
  const table = eventsOf(day);
  const { keptDay } = daySalt;
  const judged = judge(events, daySalt);
  const { rows } = await sql<{ stored: string | null; counted: string | null }>`
    with given as (
      select * from unnest(
        ${arrayOf(events, ({ companyId }) => companyId)}::bigint[], ${textArrayOf(events, ({ eventId }) => eventId)}::text[],
        ${arrayOf(events, ({ metric }) => metric)}::text[], ${arrayOf(events, ({ at }) => at)}::bigint[],
        ${arrayOf(events, ({ device }) => device)}::text[], ${textArrayOf(events, ({ term }) => term)}::text[],
        ${arrayOf(judged, ({ mayCount }) => mayCount)}::boolean[], ${arrayOf(judged, ({ visit }) => visit)}::uuid[]
      ) with ordinality g(company_id, event_id, metric, at, device, term, may_count, visit, place)
    ), once as materialized (
      select distinct on (company_id, event_id) * from given order by company_id, event_id, place
    ), visits as (
      insert into ${partitionOf("tracking_visits", keptDay)} (kept_day, day, key)
      select ${keptDay}::date, ${day}::date, visit from once where visit is not null order by visit
      on conflict do nothing returning key
    ), stored as (
      insert into ${table} (day, company_id, event_id, metric, happened_at, device, search_term, counted)
      select ${day}::date, company_id, event_id, metric, to_timestamp(at / 1000.0), device, term,
             may_count and (visit is null or v.key is not null)
      from once left join visits v on v.key = visit
      order by company_id, event_id
      on conflict do nothing
      returning company_id, event_id, metric, device, search_term, counted
    ), figures as (
      insert into tracking_sums as s
      ${dayFigures(sql`stored`, day)}
      on conflict (company_id, grain, start) do update set
        view_phone = s.view_phone + excluded.view_phone, view_computer = s.view_computer + excluded.view_computer,
        view_tablet = s.view_tablet + excluded.view_tablet, view_unknown = s.view_unknown + excluded.view_unknown,
        call = s.call + excluded.call, route = s.route + excluded.route,
        website = s.website + excluded.website, email = s.email + excluded.email
    ), terms as (
      insert into tracking_daily as d (company_id, dimension, day, metric, item, value)
      ${dayTerms(sql`stored`, day)}
      on conflict (company_id, dimension, day, metric, item) do update set value = d.value + excluded.value
    )
    select string_agg(place::text, ',') as stored, string_agg(place::text, ',') filter (where s.counted) as counted
    from stored s join once using (company_id, event_id)`.execute(trx);
  const counted = new Set(placesOf(rows[0]?.counted));
  return placesOf(rows[0]?.stored).flatMap((place) => {
    const event = events[place - 1];
    return event === undefined ? [] : [{ event, counted: counted.has(place) }];
  });
}

const placesOf = (list: string | null | undefined): number[] => (list ? list.split(",").map(Number) : []);

/** A day's figures of each company from its events: with `dayTerms` the only definition of a day's sums. */
export const dayFigures = (events: ReturnType<typeof sql>, day: Day) => sql`
  select company_id, 'day', ${day}::date,
         count(*) filter (where metric = 'view' and device = 'phone'),
         count(*) filter (where metric = 'view' and device = 'computer'),
         count(*) filter (where metric = 'view' and device = 'tablet'),
         count(*) filter (where metric = 'view' and device = 'unknown'),
         count(*) filter (where metric = 'call'), count(*) filter (where metric = 'route'),
         count(*) filter (where metric = 'website'), count(*) filter (where metric = 'email')
  from ${events} events where counted
  group by company_id order by company_id`;

/** A day's views by search term. */
export const dayTerms = (events: ReturnType<typeof sql>, day: Day) => sql`
  select company_id, 'term', ${day}::date, 'view', search_term, count(*)::int
  from ${events} events where counted and metric = 'view' and search_term is not null
  group by company_id, search_term order by company_id, search_term collate "C"`;
