/** Leads and steps as the browser gets them. */
import type { Lead, LeadStep } from "@portal/contract/leads/lead";
import { type LeadRole, possibleActions } from "@portal/contract/leads/states";
import { rightCovers } from "@portal/contract/http/access";
import type { AccountScope } from "../../platform/session/session.ts";
import { shownName } from "../../platform/session/shown-login.ts";
import type { LeadRow, StepRow } from "./list/repository.ts";

export function roleOf({ agentUserId, right }: AccountScope): LeadRole {
  if (agentUserId !== null) return "agent";
  return rightCovers(right, "write") ? "writer" : "reader";
}

const callOf = (row: LeadRow): Lead["call"] => {
  if (row.secretarial_call_id !== null) return { service: "secretarial", id: row.secretarial_call_id };
  return row.voicebot_call_id === null ? null : { service: "voicebot", id: row.voicebot_call_id };
};

export const toLead = (scope: AccountScope, row: LeadRow): Lead => ({
  id: row.id,
  externalId: row.external_id,
  kind: row.kind,
  source: row.source,
  state: row.state,
  version: row.version,
  receivedAt: row.received_at.toISOString(),
  text: row.text,
  postalCode: row.postal_code,
  place: row.place,
  priceCents: row.price_cents,
  isShared: row.is_shared,
  deleteOn: row.delete_on,
  acceptedAt: row.accepted_at?.toISOString() ?? null,
  acceptedBy: shownName(scope, row.accepted_by) ?? "",
  firstResponseAt: row.first_response_at?.toISOString() ?? null,
  valueCents: row.value_cents,
  contact: row.contact,
  reminder: row.reminder,
  complaint:
    row.complaint === null ? null : { ...row.complaint, raisedAt: new Date(row.complaint.raisedAt).toISOString() },
  call: callOf(row),
  actions: possibleActions({ state: row.state, before: row.state_before }, roleOf(scope)),
});

export const toStep = (scope: AccountScope, row: StepRow): LeadStep => ({
  id: row.id,
  step: row.step,
  state: row.state,
  text: row.text,
  at: row.at.toISOString(),
  by: row.by_support ? "" : (shownName(scope, row.name) ?? ""),
  bySupport: row.by_support,
});
