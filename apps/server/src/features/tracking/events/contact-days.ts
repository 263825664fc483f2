/** Contacts that begin in an entry, by day, and its best week: for the dashboard. */
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import { type ContactDay, NO_CONTACTS } from "@portal/contract/dashboard/contacts/count";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";

type Db = Kysely<Database>;

type Counted = Pick<ContactDay, "day" | "started" | "written" | "other">;
type Row = { first_day: Day | null; last_day: Day | null; days: Counted[] };
// The last day is complete only after events have arrived on a later one.
const readContacts = statement<Row, [companyId: number, from: Day, today: Day]>(`
  select (select min(f.start) from tracking_sums f where f.company_id = $1 and f.grain = 'day') as first_day,
         least($3::date - 1, (select (until at time zone 'Europe/Berlin')::date - 1 from tracking_progress where single)) as last_day,
         coalesce((select json_agg(json_build_object('day', s.start, 'started', s.call, 'written', s.email, 'other', s.route))
                   from tracking_sums s where s.company_id = $1 and s.grain = 'day'
                     and s.start between $2::date and $3::date and s.call + s.route + s.email > 0), '[]') as days`);

export const contactDaysOf = async (db: Db, { companyId }: AccountScope, from: Day, today: Day): Promise<Row> =>
  (await readContacts(db, companyId, from, today))[0] ?? { first_day: null, last_day: null, days: [] };

export const contactsOf = ({ first_day: firstDay, last_day: lastDay, days }: Row) => ({
  firstDay,
  lastDay,
  hasCosts: false,
  days: days.map((counted): ContactDay => ({ ...NO_CONTACTS, ...counted })),
});

type Week = { start: Day; last_day: Day; views: number; weeks: number };
const readBest = statement<Week, [companyId: number, from: Day, before: Day]>(`
  select s.start, s.start + 6 as last_day, s.view_phone + s.view_computer + s.view_tablet + s.view_unknown as views,
         count(*) over ()::int as weeks
  from tracking_sums s
  where s.company_id = $1 and s.grain = 'week' and s.start between $2::date and $3::date
  order by 3 desc, 1 desc limit 1`);

/** Fewer weeks make no record. */
const LEAST_WEEKS = 8;

/** The week with the most views of the last twelve months; undefined if there are too few weeks. */
export async function findBestWeek(db: Db, companyId: number, today: Day): Promise<Week | undefined> {
  const [best] = await readBest(db, companyId, addDays(today, -371), addDays(today, -7));
  return best !== undefined && best.weeks >= LEAST_WEEKS ? best : undefined;
}
