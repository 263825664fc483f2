/** Accepting a lead: the first company takes it, everybody else is refused. */
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { announceLeads } from "../announce-leads.ts";
import type { Db } from "../list/repository.ts";
import { openThreadOfMessage } from "../messages/open-thread.ts";
import { holderOf, insertStep, settleOffers, takeLead } from "./repository.ts";

/** Takes the lead for the company; returns its id. */
export function acceptLead(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  scope: AccountScope,
  externalId: string,
): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const [taken] = await takeLead(trx, scope.companyId, externalId, scope.userId, now);
    if (taken === undefined) throw await refusalOf(trx, scope, externalId);
    const offered = await settleOffers(trx, taken.id, scope.companyId, now);
    await insertStep(trx, scope, { leadId: taken.id, step: "accept", state: "accepted", text: "", now });
    await writeAudit(trx, {
      at: now,
      action: "lead.accepted",
      outcome: "done",
      actorUserId: scope.userId,
      agentUserId: scope.agentUserId,
      companyId: scope.companyId,
      details: { lead: taken.id },
    });
    await openThreadOfMessage(trx, scope.companyId, taken.id);
    await announceLeads(
      trx,
      offered.map(({ company_id: companyId }) => companyId),
    );
    return taken.id;
  });
}

async function refusalOf(trx: Db, { companyId }: AccountScope, externalId: string): Promise<Problem> {
  const [row] = await holderOf(trx, companyId, externalId);
  if (row === undefined) return new Problem("leads.not_found");
  if (row.holder === null) return new Problem("leads.not_possible_now");
  return new Problem(row.holder === companyId ? "leads.already_accepted" : "leads.taken");
}
