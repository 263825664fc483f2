/** Makes a lead of an answered call: the company's own act, once per call. */
import type { CallService } from "@portal/contract/leads/lead";
import { shownText } from "@portal/contract/leads/shown-text";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { secretarialCallOf } from "../../secretarial/public.ts";
import { voicebotCallOf } from "../../voicebot/public.ts";
import { announceLeads } from "../announce-leads.ts";
import { insertStep } from "../change/repository.ts";
import { deletionDay } from "./offer-lead.ts";
import { insertLeadOfCall, insertOfferOfCall } from "./repository.ts";

const READERS = { secretarial: secretarialCallOf, voicebot: voicebotCallOf };

/** Returns the new lead's id. */
export function createLeadFromCall(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  scope: AccountScope,
  { service, callId }: { service: CallService; callId: number },
): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const call = await READERS[service](trx, scope, callId);
    if (call === undefined) throw new Problem("leads.call_not_found");
    const [made] = await insertLeadOfCall(
      trx,
      `${service}:${callId}`,
      service,
      call.name,
      call.phone,
      call.text,
      shownText(call.text, call.name),
      call.calledAt,
      now,
      deletionDay("request", call.calledAt),
      service === "secretarial" ? callId : null,
      service === "voicebot" ? callId : null,
      scope.companyId,
      scope.userId,
    );
    if (made === undefined) throw new Problem("leads.call_has_lead");
    await insertOfferOfCall(trx, scope.companyId, made.id, call.calledAt, now);
    await insertStep(trx, scope, { leadId: made.id, step: "accept", state: "accepted", text: "", now });
    await writeAudit(trx, {
      at: now,
      action: "lead.madeOfCall",
      outcome: "done",
      actorUserId: scope.userId,
      agentUserId: scope.agentUserId,
      companyId: scope.companyId,
      details: { lead: made.id, service, call: callId },
    });
    await announceLeads(trx, [scope.companyId]);
    return made.id;
  });
}
