/** What a company does about a lead: states, notes, value, reminder and complaint. Each change is in the history. */
import { type ComplaintReason, decideComplaint } from "@portal/contract/leads/complaints";
import { MOST_NOTES } from "@portal/contract/leads/calls";
import type { LeadStepName } from "@portal/contract/leads/lead";
import { afterLeadAction, isHeld, type LeadAction, type LeadState } from "@portal/contract/leads/states";
import { germanDay, germanMoney } from "@portal/contract/text/formats";
import { berlinDate, type Day, daysBetween } from "@portal/contract/time/berlin-time";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { announceLeads } from "../announce-leads.ts";
import type { Db } from "../list/repository.ts";
import { roleOf } from "../present.ts";
import * as repository from "./repository.ts";

const CREDIT_DAYS_MS = 30 * 24 * 3600 * 1000;

type Move = {
  id: number;
  version: number;
  action: Exclude<LeadAction, "accept" | "complain">;
  valueCents?: number | undefined;
};
type Complaint = { id: number; version: number; reason: ComplaintReason; text: string };

/** What `change` hands to the step that it runs under the lock. */
type Locked = { trx: Db; lead: repository.LockedLead; now: Date };

export function createLeadChanges({ db, clock }: Pick<Dependencies, "db" | "clock">) {
  /** Runs a step under the lock of the company's view of the lead, and writes history, audit line and news. */
  async function change(
    scope: AccountScope,
    leadId: number,
    step: LeadStepName,
    run: (locked: Locked) => Promise<{ state?: LeadState; text?: string }>,
  ): Promise<void> {
    const now = clock.now();
    await db.transaction().execute(async (trx) => {
      const lead = await repository.lockLead(trx, scope, leadId);
      if (lead === undefined) throw new Problem("leads.not_found");
      const { state = lead.state, text = "" } = await run({ trx, lead, now });
      await repository.insertStep(trx, scope, { leadId, step, state, text, now });
      await repository.touchLead(trx, scope, leadId, now);
      await writeAudit(trx, {
        at: now,
        action: "lead.changed",
        outcome: "done",
        actorUserId: scope.userId,
        agentUserId: scope.agentUserId,
        companyId: scope.companyId,
        details: { lead: leadId, step, state },
      });
      await announceLeads(trx, [scope.companyId]);
    });
  }

  /** Moves to the state after an action, if the person saw the latest version. */
  async function moveTo(scope: AccountScope, locked: Locked, action: LeadAction, id: number, version: number) {
    const { trx, lead, now } = locked;
    if (lead.version !== version) throw new Problem("leads.stale");
    const after = afterLeadAction({ state: lead.state, before: lead.state_before }, action, roleOf(scope));
    if (after === undefined) throw new Problem("leads.not_possible_now");
    const state = after === "new" && lead.is_taken ? "taken" : after;
    const before = action === "undo" ? null : lead.state;
    await repository.moveLead(trx, scope, { leadId: id, state, before, now });
    return state;
  }

  return {
    move: (scope: AccountScope, { id, version, action, valueCents }: Move): Promise<void> =>
      change(scope, id, action, async (locked) => {
        const { trx, lead, now } = locked;
        const state = await moveTo(scope, locked, action, id, version);
        if (["contacted", "offer", "won"].includes(state)) await repository.setFirstResponse(trx, id, now);
        if (action === "undo" && state === "accepted") await repository.setFirstResponse(trx, id, null);
        if (action === "undo" && lead.state === "complaint") await repository.withdrawComplaint(trx, id, now);
        if (state === "won" && valueCents !== undefined) await repository.setValue(trx, id, valueCents);
        return { state, text: state === "won" && valueCents !== undefined ? germanMoney(valueCents) : "" };
      }),

    complain: (scope: AccountScope, { id, version, reason, text }: Complaint): Promise<void> =>
      change(scope, id, "complain", async (locked) => {
        const { trx, lead, now } = locked;
        const state = await moveTo(scope, locked, "complain", id, version);
        const since = new Date(now.getTime() - CREDIT_DAYS_MS);
        const known = await repository.factsOfComplaint(trx, scope, id, since);
        const accepted = lead.accepted_at ?? now;
        const result = decideComplaint({
          reason,
          priceCents: lead.price_cents,
          daysSinceAcceptance: daysBetween(berlinDate(accepted.getTime()), berlinDate(now.getTime())),
          ...known,
        });
        await repository.saveComplaint(trx, scope, { leadId: id, reason, text, now }, result);
        return { state };
      }),

    value: (scope: AccountScope, id: number, cents: number | null): Promise<void> =>
      change(scope, id, "value", async ({ trx, lead }) => {
        if (!isHeld(lead.state)) throw new Problem("leads.not_possible_now");
        await repository.setValue(trx, id, cents);
        return { text: cents === null ? "" : germanMoney(cents) };
      }),

    note: (scope: AccountScope, id: number, text: string): Promise<void> =>
      change(scope, id, "note", async ({ trx, lead }) => {
        if (lead.state === "taken") throw new Problem("leads.not_possible_now");
        if ((await repository.countNotes(trx, scope, id)) >= MOST_NOTES) throw new Problem("leads.too_many_notes");
        return { text };
      }),

    async deleteNote(scope: AccountScope, id: number, noteId: number): Promise<void> {
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        if ((await repository.lockLead(trx, scope, id)) === undefined) throw new Problem("leads.not_found");
        if (!(await repository.deleteNote(trx, scope, id, noteId))) throw new Problem("leads.note_not_found");
        await repository.touchLead(trx, scope, id, now);
        await writeAudit(trx, {
          at: now,
          action: "lead.noteDeleted",
          outcome: "done",
          actorUserId: scope.userId,
          agentUserId: scope.agentUserId,
          companyId: scope.companyId,
          details: { lead: id, note: noteId },
        });
        await announceLeads(trx, [scope.companyId]);
      });
    },

    reminder: (scope: AccountScope, reminder: { id: number; dueOn: Day | null; text: string }): Promise<void> =>
      change(scope, reminder.id, "reminder", async ({ trx, lead, now }) => {
        const { id, dueOn, text } = reminder;
        if (lead.state === "taken") throw new Problem("leads.not_possible_now");
        if (dueOn !== null && dueOn < berlinDate(now.getTime()))
          throw new Problem("leads.reminder_in_past", { field: "dueOn" });
        await repository.setReminder(trx, scope, { leadId: id, dueOn, text, now });
        return { text: dueOn === null ? "" : germanDay(dueOn) };
      }),
  };
}
