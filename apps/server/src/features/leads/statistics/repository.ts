/** SQL of the figures of leads. */
import type { LeadKind } from "@portal/contract/leads/states";
import { addDays, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import type { AccountScope } from "../../../platform/session/session.ts";
import type { Db } from "../list/repository.ts";

export type DayRow = { day: Day; received: number; accepted: number; won: number };
const days = statement<DayRow, [companyId: number, from: Date, until: Date]>(`
  select (received_at at time zone 'Europe/Berlin')::date as day, count(*)::int as received,
         count(*) filter (where state not in ('new', 'declined', 'taken'))::int as accepted,
         count(*) filter (where state = 'won')::int as won
  from lead_offers where company_id = $1 and received_at >= $2 and received_at < $3
  group by 1 order by 1`);

type Days = { startDate: Day; endDate: Day };
/** The instants at which a period of Berlin days begins and ends. */
const instantsOf = ({ startDate, endDate }: Days): [Date, Date] => [
  new Date(startOfBerlinDay(startDate)),
  new Date(startOfBerlinDay(addDays(endDate, 1))),
];
export const daysOf = (db: Db, { companyId }: AccountScope, range: Days): Promise<DayRow[]> =>
  days(db, companyId, ...instantsOf(range));

export type SumRow = {
  won_cents: number;
  cost_cents: number;
  credit_cents: number;
  /** Null without an answer. */
  response_minutes: number | null;
};
/** Only leads that the company took, so they are found by its own index. */
const sums = statement<SumRow, [companyId: number, from: Date, until: Date]>(`
  select coalesce(sum(l.value_cents) filter (where o.state = 'won'), 0)::float8 as won_cents,
         coalesce(sum(l.price_cents), 0)::float8 as cost_cents,
         coalesce(sum(c.credit_cents), 0)::float8 as credit_cents,
         (percentile_cont(0.5) within group (order by extract(epoch from l.first_response_at - l.received_at)
            / 60) filter (where l.first_response_at is not null))::float8 as response_minutes
  from leads l
  join lead_offers o on o.company_id = l.company_id and o.lead_id = l.id
  left join lead_complaints c on c.lead_id = l.id and c.withdrawn_at is null
  where l.company_id = $1 and l.received_at >= $2 and l.received_at < $3`);
export async function sumsOf(db: Db, { companyId }: AccountScope, range: Days): Promise<SumRow> {
  const [row] = await sums(db, companyId, ...instantsOf(range));
  if (row === undefined) throw new Error("a sum without a row");
  return row;
}

const first = statement<{ received_at: Date }, [companyId: number]>(
  "select received_at from lead_offers where company_id = $1 order by received_at limit 1",
);
export const firstLead = async (db: Db, { companyId }: AccountScope): Promise<Date | undefined> =>
  (await first(db, companyId))[0]?.received_at;

export type KindRow = {
  kind: LeadKind;
  total: number;
  new: number;
  in_work: number;
  won: number;
  unanswered: number;
  oldest_new: Date | null;
};
const kinds = statement<KindRow, [companyId: number]>(`
  select o.kind, count(*)::int as total, count(*) filter (where o.state = 'new')::int as new,
         count(*) filter (where o.state in ('accepted', 'contacted', 'offer'))::int as in_work,
         count(*) filter (where o.state = 'won')::int as won,
         count(*) filter (where o.state = 'accepted' and t.id is null)::int as unanswered,
         min(o.received_at) filter (where o.state = 'new') as oldest_new
  from lead_offers o
  left join message_threads t on t.company_id = o.company_id and t.lead_id = o.lead_id and t.waits_since is not null
  where o.company_id = $1 group by o.kind`);
export const kindsOf = (db: Db, { companyId }: AccountScope): Promise<KindRow[]> => kinds(db, companyId);

const waiting = statement<{ threads: number }, [companyId: number]>(
  "select count(*)::int as threads from message_threads where company_id = $1 and waits_since is not null",
);
export const waitingMessages = async (db: Db, { companyId }: AccountScope): Promise<number> =>
  (await waiting(db, companyId))[0]?.threads ?? 0;

export type DueRow = { lead_id: number; kind: LeadKind; due_on: Day; text: string; total: number };
const due = statement<DueRow, [companyId: number, today: Day, most: number]>(`
  select r.lead_id, o.kind, r.due_on, r.text, (count(*) over ())::int as total
  from lead_reminders r join lead_offers o on o.company_id = r.company_id and o.lead_id = r.lead_id
  where r.company_id = $1 and r.due_on <= $2::date and o.state in ('new', 'accepted', 'contacted', 'offer')
  order by r.due_on, r.lead_id limit $3`);
/** The first reminders that are due, each with the number of all. */
export const dueReminders = (db: Db, { companyId }: AccountScope, today: Day, most: number): Promise<DueRow[]> =>
  due(db, companyId, today, most);
