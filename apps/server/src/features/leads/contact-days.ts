/** Accepted leads by day, as contacts of the dashboard. */
import { type ContactDay, NO_CONTACTS } from "@portal/contract/dashboard/contacts/count";
import { HELD_STATES } from "@portal/contract/leads/states";
import { addDays, type Day, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import type { AskedSince, Contacts } from "../dashboard/public.ts";

type Row = {
  /** Whether the company ever accepted a lead that is still stored. */
  has_any: boolean;
  has_costs: boolean;
  days: Pick<ContactDay, "day" | "received" | "costCents">[];
};

/**
 * By the day on which the lead arrived, with what it cost after its credit. Leads made of calls are counted as calls, and
 * a lead whose whole price was given back was none.
 */
const readDays = statement<Row, [companyId: number, from: Date, held: readonly string[]]>(`
  with held as materialized (
    select (o.received_at at time zone 'Europe/Berlin')::date::text as day, l.price_cents,
           coalesce(c.credit_cents, 0) as credit_cents
    from lead_offers o join leads l on l.id = o.lead_id
    left join lead_complaints c on c.lead_id = l.id and c.withdrawn_at is null
    where o.company_id = $1 and o.received_at >= $2 and o.state = any ($3) and l.source not in ('secretarial', 'voicebot')
      and (c.credit_cents is null or c.credit_cents = 0 or c.credit_cents < l.price_cents))
  select exists (select from lead_offers where company_id = $1 and state = any ($3)) as has_any,
         exists (select from held where price_cents is not null) as has_costs,
         coalesce((select json_agg(d) from (
           select day, count(*)::int as received, coalesce(sum(price_cents - credit_cents), 0)::int as "costCents"
           from held group by day) d), '[]') as days`);

/** A day without leads is a day with none: they arrive here, so the figures begin whenever somebody asks. */
export async function leadContacts({ db, scope, firstDay, today }: AskedSince): Promise<Contacts> {
  const [row] = await readDays(db, scope.companyId, new Date(startOfBerlinDay(firstDay)), HELD_STATES);
  const days = (row?.days ?? []).map((day) => ({ ...NO_CONTACTS, ...day }));
  const ends: { firstDay: Day | null; lastDay: Day | null } = row?.has_any
    ? { firstDay, lastDay: addDays(today, -1) }
    : { firstDay: null, lastDay: null };
  return { ...ends, hasCosts: row?.has_costs ?? false, days };
}
