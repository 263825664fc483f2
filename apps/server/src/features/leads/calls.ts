import * as z from "zod/mini";
import {
  acceptLead,
  addLeadNote,
  changeLead,
  complainAboutLead,
  createLeadFromCall,
  deleteLeadNote,
  getLead,
  getLeads,
  getLeadsCsv,
  setLeadReminder,
  setLeadValue,
} from "@portal/contract/leads/calls";
import { COMPLAINT_DECISIONS, COMPLAINT_REASONS, COMPLAINT_RULES } from "@portal/contract/leads/complaints";
import { CALL_SERVICES, LEAD_STEPS } from "@portal/contract/leads/lead";
import { LEAD_ACTIONS, LEAD_KINDS, LEAD_SOURCES, LEAD_STATES } from "@portal/contract/leads/states";
import { getInquiryStatistics, getLeadStatistics } from "@portal/contract/leads/statistics";
import { receiveLead } from "@portal/contract/leads/webhook";
import { accountAccess, FileAnswer, publicAccess, serve } from "../../platform/http/served-call.ts";
import { LEAD_DELIVERIES, LEADS } from "../../platform/rate-limits/quotas.ts";

/** Room for 1,000 characters of three bytes, escaped as JSON. */
const TEXT_BODY_BYTES = 10_000;
/** A delivery with 4,000 characters of text. */
const DELIVERY_BYTES = 40_000;

const reads = { access: accountAccess("read"), agent: true } as const;
const writes = { access: accountAccess("write"), agent: true, quota: LEADS } as const;
/** Accepting costs money and shows who asks: only the company's own people do it. */
const ownWrites = { access: accountAccess("write"), quota: LEADS } as const;

const lead = z.object({
  id: z.number(),
  externalId: z.string(),
  kind: z.enum(LEAD_KINDS),
  source: z.enum(LEAD_SOURCES),
  state: z.enum(LEAD_STATES),
  version: z.number(),
  receivedAt: z.string(),
  text: z.string(),
  postalCode: z.string(),
  place: z.string(),
  priceCents: z.nullable(z.number()),
  isShared: z.boolean(),
  deleteOn: z.string(),
  acceptedAt: z.nullable(z.string()),
  acceptedBy: z.string(),
  firstResponseAt: z.nullable(z.string()),
  valueCents: z.nullable(z.number()),
  contact: z.nullable(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
  reminder: z.nullable(z.object({ dueOn: z.string(), text: z.string() })),
  complaint: z.nullable(
    z.object({
      reason: z.enum(COMPLAINT_REASONS),
      text: z.string(),
      raisedAt: z.string(),
      decision: z.enum(COMPLAINT_DECISIONS),
      rule: z.enum(COMPLAINT_RULES),
      creditCents: z.number(),
    }),
  ),
  call: z.nullable(z.object({ service: z.enum(CALL_SERVICES), id: z.number() })),
  actions: z.array(z.enum(LEAD_ACTIONS)),
});
const step = z.object({
  id: z.number(),
  step: z.enum(LEAD_STEPS),
  state: z.enum(LEAD_STATES),
  text: z.string(),
  at: z.string(),
  by: z.string(),
  bySupport: z.boolean(),
});
const oneLead = { 200: z.object({ lead }) };
const allSteps = { 200: z.object({ steps: z.array(step) }) };
const compared = z.object({ value: z.number(), before: z.nullable(z.number()) });
const period = { start: z.string(), end: z.string() };

export const serveGetLeads = serve(getLeads, {
  ...reads,
  answers: {
    200: z.object({
      leads: z.array(lead),
      total: z.number(),
      isMore: z.boolean(),
      offset: z.number(),
      cacheKey: z.string(),
    }),
  },
});
/** A file leaves the portal with all who asked, so customer care gets none. */
export const serveGetLeadsCsv = serve(getLeadsCsv, {
  access: accountAccess("read"),
  answers: { 200: new FileAnswer("text/csv") },
});
export const serveGetLead = serve(getLead, {
  ...reads,
  answers: { 200: z.object({ lead, steps: z.array(step) }) },
});
export const serveAcceptLead = serve(acceptLead, { ...ownWrites, answers: oneLead });
export const serveChangeLead = serve(changeLead, { ...writes, answers: oneLead });
export const serveSetLeadValue = serve(setLeadValue, { ...writes, answers: oneLead });
export const serveAddLeadNote = serve(addLeadNote, { ...writes, bodyLimitBytes: TEXT_BODY_BYTES, answers: allSteps });
export const serveDeleteLeadNote = serve(deleteLeadNote, { ...writes, answers: allSteps });
export const serveSetLeadReminder = serve(setLeadReminder, { ...writes, answers: oneLead });
export const serveComplainAboutLead = serve(complainAboutLead, {
  ...writes,
  bodyLimitBytes: TEXT_BODY_BYTES,
  answers: oneLead,
});
export const serveCreateLeadFromCall = serve(createLeadFromCall, { ...ownWrites, answers: oneLead });

export const serveGetLeadStatistics = serve(getLeadStatistics, {
  ...reads,
  answers: {
    200: z.object({
      range: z.object(period),
      figures: z.object({
        received: compared,
        accepted: compared,
        won: compared,
        wonCents: compared,
        costCents: compared,
        creditCents: compared,
      }),
      responseMinutes: z.object({ value: z.nullable(z.number()), before: z.nullable(z.number()) }),
      periods: z.array(
        z.object({
          ...period,
          received: z.number(),
          accepted: z.number(),
          won: z.number(),
          before: z.nullable(z.number()),
        }),
      ),
      comparedWith: z.nullable(z.object(period)),
    }),
  },
});
export const serveGetInquiryStatistics = serve(getInquiryStatistics, {
  ...reads,
  answers: {
    200: z.object({
      kinds: z.array(
        z.object({
          kind: z.enum(LEAD_KINDS),
          total: z.number(),
          new: z.number(),
          inWork: z.number(),
          won: z.number(),
          unanswered: z.number(),
        }),
      ),
      waitingMessages: z.number(),
      oldestNewAt: z.nullable(z.string()),
      dueReminders: z.number(),
      due: z.array(z.object({ lead: z.number(), kind: z.enum(LEAD_KINDS), dueOn: z.string(), text: z.string() })),
      firstDay: z.nullable(z.string()),
    }),
  },
});

/** Public: the sender has no session. The signature decides. */
export const serveReceiveLead = serve(receiveLead, {
  summary: "Deliver a lead",
  access: publicAccess,
  quota: LEAD_DELIVERIES,
  bodyLimitBytes: DELIVERY_BYTES,
  answers: { 200: z.object({ externalId: z.string(), result: z.enum(["created", "offered", "repeated"]) }) },
});
