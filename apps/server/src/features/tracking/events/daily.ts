/** Reads the sums by day. */
import type { Day } from "@portal/contract/berlin-time";
import type { Device, Metric } from "@portal/contract/tracking-events";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";

type Db = Kysely<Database>;

/** `period` counts from 1 in the order of the given starts; `device` is null in sums over all devices. */
export type PeriodSum = { period: number; metric: Metric; device: Device; value: number };

// $2 to $3: the days; $4: the first day of each period, in order. The period is looked up once a day, not once a sum.
const readSums = statement<PeriodSum, [companyId: number, from: Day, to: Day, starts: Day[]]>(`
  with days as materialized (
    select day::date as day, width_bucket(day::date, $4::date[]) as period
    from generate_series($2::date::timestamp, $3::date::timestamp, interval '1 day') day
  )
  select period, metric, item as device, sum(value)::int as value
  from tracking_daily join days using (day)
  where company_id = $1 and dimension = 'device' and tracking_daily.day between $2::date and $3::date
  group by 1, 2, 3`);

/** Sums of a company by period, metric and device. */
export const findSums = (
  db: Db,
  { companyId }: AccountScope,
  days: { from: Day; to: Day; starts: Day[] },
): Promise<PeriodSum[]> => readSums(db, companyId, days.from, days.to, days.starts);

export type TermSum = { term: string; views: number; distinct: number; all_views: number };

const readTerms = statement<TermSum, [companyId: number, from: Day, to: Day, limit: number | null]>(`
  select item as term, sum(value)::int as views, count(*) over ()::int as distinct,
         sum(sum(value)) over ()::int as all_views
  from tracking_daily
  where company_id = $1 and dimension = 'term' and day between $2 and $3 and metric = 'view'
  group by item
  order by views desc, item collate "C" limit $4`);

/** The most frequent search terms of a company, each with the number and views of all of them; null: no limit. */
export const findTerms = (
  db: Db,
  { companyId }: AccountScope,
  days: { from: Day; to: Day },
  limit: number | null,
): Promise<TermSum[]> => readTerms(db, companyId, days.from, days.to, limit);

const readStand = statement<{ first_day: Day | null; until: Date | null }, [companyId: number]>(`
  select until, (select min(day) from tracking_daily where company_id = $1 and dimension = 'device') as first_day
  from tracking_progress where single`);

/** Since when a company has figures, and until when events have come in. */
export async function findStand(
  db: Db,
  { companyId }: AccountScope,
): Promise<{ firstDay: Day | null; until: Date | null }> {
  const [row] = await readStand(db, companyId);
  return { firstDay: row?.first_day ?? null, until: row?.until ?? null };
}
