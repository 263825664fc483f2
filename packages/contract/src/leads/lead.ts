/** A lead as a company gets it, and what it did about it. */
import type { Day } from "../time/berlin-time.ts";
import type { ComplaintDecision, ComplaintReason, ComplaintRule } from "./complaints.ts";
import { LEAD_ACTIONS } from "./states.ts";
import type { LeadAction, LeadKind, LeadSource, LeadState } from "./states.ts";

export type LeadContact = { name: string; email: string; phone: string };
export type LeadComplaint = {
  reason: ComplaintReason;
  text: string;
  raisedAt: string;
  decision: ComplaintDecision;
  rule: ComplaintRule;
  creditCents: number;
};
export type LeadReminder = { dueOn: Day; text: string };
/** The answered call that a lead was made of. */
export type LeadCall = { service: CallService; id: number };

export const CALL_SERVICES = ["secretarial", "voicebot"] as const;
export type CallService = (typeof CALL_SERVICES)[number];

export type Lead = {
  id: number;
  externalId: string;
  kind: LeadKind;
  source: LeadSource;
  state: LeadState;
  /** Of the company's view of the lead; a change names the version that the person saw. */
  version: number;
  /** ISO instants, UTC. */
  receivedAt: string;
  /** Before acceptance without names, numbers and addresses; "" if another company took the lead. */
  text: string;
  postalCode: string;
  place: string;
  /** What accepting costs; null: nothing. */
  priceCents: number | null;
  /** Other companies got the lead, too; the first that accepts takes it. */
  isShared: boolean;
  /** The day on which the lead is deleted. */
  deleteOn: Day;
  acceptedAt: string | null;
  /** "" if the person is gone, and before acceptance. */
  acceptedBy: string;
  firstResponseAt: string | null;
  valueCents: number | null;
  /** Null before acceptance, and for customer care. */
  contact: LeadContact | null;
  reminder: LeadReminder | null;
  complaint: LeadComplaint | null;
  call: LeadCall | null;
  /** What this person may do now. */
  actions: LeadAction[];
};

/** What somebody did: an action of the state machine, or something that leaves the state as it is. */
export const LEAD_STEPS = [...LEAD_ACTIONS, "note", "value", "reminder", "decision", "answer"] as const;
export type LeadStepName = (typeof LEAD_STEPS)[number];
export type LeadStep = {
  id: number;
  step: LeadStepName;
  state: LeadState;
  text: string;
  at: string;
  /** "" if the person is gone. Customer care is only called that. */
  by: string;
  bySupport: boolean;
};
