/** Credits for the provider's billing. */
import type { ComplaintReason } from "@portal/contract/leads/complaints";
import { type Day, startOfBerlinDay, addDays } from "@portal/contract/time/berlin-time";
import { sql } from "kysely";
import type { Db } from "../list/repository.ts";

export type Credit = {
  lead: string;
  company: string;
  company_name: string;
  reason: ComplaintReason;
  cents: number;
  credited_at: Date;
  /** The company took its complaint back: the credit is no longer owed. */
  withdrawn_at: Date | null;
};

/**
 * Credits that were given or taken back on these Berlin days, in their order. A lead has at most one credit; of several
 * lists the latest line about a lead counts. Read once a month, so it needs no index.
 */
export async function creditsOf(db: Db, first: Day, last: Day): Promise<Credit[]> {
  const [from, until] = [new Date(startOfBerlinDay(first)), new Date(startOfBerlinDay(addDays(last, 1)))];
  const { rows } = await sql<Credit>`
    select l.external_id as lead, k.external_id as company, k.name as company_name, c.reason, c.credit_cents as cents,
           c.decided_at as credited_at, c.withdrawn_at
    from lead_complaints c join leads l on l.id = c.lead_id join companies k on k.id = c.company_id
    where c.decision = 'credited' and c.credit_cents > 0
      and ((c.decided_at >= ${from} and c.decided_at < ${until}) or (c.withdrawn_at >= ${from} and c.withdrawn_at < ${until}))
    order by greatest(c.decided_at, c.withdrawn_at), c.lead_id`.execute(db);
  return rows;
}
