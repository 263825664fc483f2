/** The provider's decision about a complaint that waits. */
import type { ComplaintReason } from "@portal/contract/leads/complaints";
import { germanMoney } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { MailDependencies } from "../../../platform/mail/send-mail.ts";
import { announceLeads } from "../announce-leads.ts";
import { tellComplaintDecided } from "../news/tell-complaint.ts";

type WaitingRow = {
  lead_id: number;
  raised_at: Date;
  company: string;
  company_id: number;
  reason: ComplaintReason;
  price_cents: number | null;
  text: string;
};
export const waitingComplaints = statement<WaitingRow, []>(`
  select c.lead_id, c.raised_at, k.name as company, c.company_id, c.reason, l.price_cents, c.text
  from lead_complaints c join leads l on l.id = c.lead_id join companies k on k.id = c.company_id
  where c.decision = 'waiting' and c.withdrawn_at is null order by c.raised_at limit 500`);

const settle = statement<{ company_id: number }, [leadId: number, creditCents: number, now: Date]>(`
  update lead_complaints c
  set decision = case when $2 > 0 then 'credited' else 'refused' end, rule = 'provider', credit_cents = $2, decided_at = $3
  from leads l
  where c.lead_id = $1 and l.id = c.lead_id and c.decision = 'waiting' and c.withdrawn_at is null
    and $2 <= coalesce(l.price_cents, 0)
  returning c.company_id`);
const note = statement<never, [companyId: number, leadId: number, text: string, now: Date]>(`
  insert into lead_steps (company_id, lead_id, step, state, text, by_support, at)
  values ($1, $2, 'decision', 'complaint', $3, true, $4)`);
const touch = statement<never, [companyId: number, leadId: number, now: Date]>(
  "update lead_offers set changed_at = $3 where company_id = $1 and lead_id = $2",
);

/** False if no complaint waits, or the credit is above the price. */
export function decideByHand(
  dependencies: Pick<Dependencies, "db"> & MailDependencies,
  { leadId, creditCents }: { leadId: number; creditCents: number },
): Promise<boolean> {
  const { db, clock } = dependencies;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const [settled] = await settle(trx, leadId, creditCents, now);
    if (settled === undefined) return false;
    const { company_id: companyId } = settled;
    await note(trx, companyId, leadId, creditCents > 0 ? germanMoney(creditCents) : "keine Gutschrift", now);
    await touch(trx, companyId, leadId, now);
    await writeAudit(trx, {
      at: now,
      action: "leadComplaint.decided",
      outcome: "done",
      companyId,
      details: { lead: leadId, creditCents },
    });
    await tellComplaintDecided(dependencies, trx, { companyId, leadId, creditCents });
    await announceLeads(trx, [companyId]);
    return true;
  });
}
