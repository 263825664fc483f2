/** Leads, the companies they are offered to, and what those did about them. */
import type { ComplaintDecision, ComplaintReason, ComplaintRule } from "@portal/contract/leads/complaints";
import type { LeadKind, LeadSource, LeadState } from "@portal/contract/leads/states";
import type { LeadStepName } from "@portal/contract/leads/lead";
import type { Generated } from "kysely";
import type { Timestamp } from "../columns.ts";

/** `company_id`: the company that took the lead. Until then nobody may see name, email, phone and text. */
export type LeadTable = {
  id: Generated<number>;
  external_id: string;
  kind: LeadKind;
  source: LeadSource;
  name: string;
  email: string;
  phone: string;
  text: string;
  shown_text: string;
  postal_code: string;
  place: string;
  price_cents: number | null;
  received_at: Timestamp;
  reported_at: Timestamp;
  delete_on: string;
  secretarial_call_id: number | null;
  voicebot_call_id: number | null;
  company_id: number | null;
  accepted_at: Timestamp | null;
  accepted_by_user_id: number | null;
  first_response_at: Timestamp | null;
  value_cents: number | null;
};

export type LeadOfferTable = {
  company_id: number;
  lead_id: number;
  kind: LeadKind;
  received_at: Timestamp;
  state: LeadState;
  state_before: LeadState | null;
  changed_at: Timestamp;
  version: number;
  told_at: Timestamp | null;
};

export type LeadStepTable = {
  id: Generated<number>;
  company_id: number;
  lead_id: number;
  step: LeadStepName;
  state: LeadState;
  text: string;
  by_support: boolean;
  user_id: number | null;
  at: Timestamp;
};

type LeadReminderTable = {
  company_id: number;
  lead_id: number;
  due_on: string;
  text: string;
  set_by_user_id: number | null;
  set_at: Timestamp;
  told_at: Timestamp | null;
};

export type LeadComplaintTable = {
  lead_id: number;
  company_id: number;
  reason: ComplaintReason;
  text: string;
  raised_at: Timestamp;
  raised_by_user_id: number | null;
  decision: ComplaintDecision;
  rule: ComplaintRule;
  credit_cents: number;
  decided_at: Timestamp | null;
  withdrawn_at: Timestamp | null;
};

export type LeadTables = {
  leads: LeadTable;
  lead_offers: LeadOfferTable;
  lead_steps: LeadStepTable;
  lead_reminders: LeadReminderTable;
  lead_complaints: LeadComplaintTable;
};
