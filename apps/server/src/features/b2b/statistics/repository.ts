/** SQL that reads the days of the directory for business customers. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { Period } from "@portal/contract/time/date-range";
import type { Database } from "@portal/db/rows";
import { quickStatement, statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

type Db = Kysely<Database>;

/** Whether the company is published there, and the first and last day that was delivered for it. */
export type Coverage = { isPublished: boolean; firstDay: Day | null; lastDay: Day | null };

const readCoverage = quickStatement<Coverage, [companyId: number]>(`
  select c.is_published_on_b2b as "isPublished",
         (select min(day) from b2b_days d where d.company_id = c.id) as "firstDay",
         (select max(day) from b2b_days d where d.company_id = c.id) as "lastDay"
  from companies c where c.id = $1`);

export async function findCoverage(db: Db, { companyId }: AccountScope): Promise<Coverage> {
  const [found] = await readCoverage(db, companyId);
  return found ?? { isPublished: false, firstDay: null, lastDay: null };
}

/** The views of a delivered day; those of no known device are in `views` only. */
export type DayViews = { day: Day; views: number; phone: number; computer: number; tablet: number };

const readDays = statement<DayViews, [companyId: number, first: Day, last: Day]>(`
  select day, views, phone, computer, tablet from b2b_days
  where company_id = $1 and day between $2::date and $3::date`);

export const findDays = (db: Db, { companyId }: AccountScope, { start, end }: Period): Promise<DayViews[]> =>
  readDays(db, companyId, start, end);

/** Views of one state and industry; null where it is not known. */
export type OriginViews = { state: string | null; industry: string | null; views: number };

const readOrigins = statement<OriginViews, [companyId: number, first: Day, last: Day]>(`
  select o.state, o.industry, sum(o.views)::int as views
  from b2b_days d
  cross join lateral jsonb_to_recordset(d.origins) o(state text, industry text, views integer)
  where d.company_id = $1 and d.day between $2::date and $3::date
  group by 1, 2`);

export const findOrigins = (db: Db, { companyId }: AccountScope, { start, end }: Period): Promise<OriginViews[]> =>
  readOrigins(db, companyId, start, end);

/** Some of the days before this one. */
export const deleteDaysBefore = statement<{ company_id: number }, [before: Day]>(`
  delete from b2b_days where ctid = any(array(
    select ctid from b2b_days where day < $1::date order by day limit ${SWEEP_BATCH} for update skip locked))
  returning company_id`);
