/**
 * Leads: people who ask a company for an offer, apply for a job or write to it (Specification §2 "kunde/anfragen", §7
 * "lea"). Who asks is shown after acceptance only, and only to the company that accepted.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { idNumber, idText } from "../http/ids.ts";
import { key } from "../text/one-line.ts";
import { lineOf, paragraphsOf } from "../text/text-fields.ts";
import { isDay } from "../time/berlin-time.ts";
import { COMPLAINT_REASONS } from "./complaints.ts";
import { CALL_SERVICES, type Lead, type LeadStep } from "./lead.ts";
import { LEAD_KINDS, LEAD_STATES } from "./states.ts";

/** @see Specification §9: default page size */
export const LEADS_PAGE_SIZE = 10;
export const MOST_LEADS_OF_PAGE = 100;
/** Lists reach so far, and totals end there (ADR 114). */
export const MOST_LEADS_LISTED = 10_000;
export const NOTE_CHARACTERS = 1000;
export const MOST_NOTES = 200;
export const REMINDER_CHARACTERS = 200;
export const COMPLAINT_CHARACTERS = 500;
/** 10 million euros, in cents. */
export const MOST_VALUE_CENTS = 1_000_000_000;

export type LeadList = {
  leads: Lead[];
  /** At most `MOST_LEADS_LISTED`; `isMore` says that there are more. */
  total: number;
  isMore: boolean;
  offset: number;
  /** The same as long as nothing in the list changed. */
  cacheKey: string;
};

/** Which states a list shows: `open` are those in which the company has something to do. */
export const LEAD_VIEWS = ["all", "open", ...LEAD_STATES] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];

const NOT_IN_LIST = "Bitte wählen Sie aus der Liste.";
const isDayOrNone = (text: string): boolean => text === "" || isDay(text);
const dayOrNone = z._default(z.string().check(z.refine(isDayOrNone, "Diesen Tag gibt es nicht.")), "");
const filterFields = {
  kind: z._default(z.enum(["", ...LEAD_KINDS], NOT_IN_LIST), ""),
  state: z._default(z.enum(LEAD_VIEWS, NOT_IN_LIST), "all"),
  from: dayOrNone,
  to: dayOrNone,
  search: z._default(lineOf(100), ""),
};
const count = (most: number, fallback: number) =>
  z._default(
    z
      .pipe(
        z.string().check(z.regex(/^(0|[1-9]\d{0,5})$/, "Bitte geben Sie eine Zahl ein.")),
        z.transform((digits: string) => Number(digits)),
      )
      .check(z.refine((number) => number <= most, `Höchstens ${most}.`)),
    fallback,
  );

/** @see Specification §7: `limit` and `offset`; whether there are leads is asked with limit 1 */
export const getLeads = endpoint<LeadList>()({
  name: "getLeads",
  method: "GET",
  path: "/api/customer/lea/getLeads",
  query: z.object({
    limit: count(MOST_LEADS_OF_PAGE, LEADS_PAGE_SIZE),
    offset: count(MOST_LEADS_LISTED, 0),
    ...filterFields,
  }),
});

/** The list as CSV, without pages. A plain GET, so a link is enough. */
export const getLeadsCsv = endpoint<unknown>()({
  name: "getLeadsCsv",
  method: "GET",
  path: "/api/customer/lea/leads.csv",
  query: z.object(filterFields),
});

/** One lead with what was done about it, oldest first. */
export const getLead = endpoint<{ lead: Lead; steps: LeadStep[] }>()({
  name: "getLead",
  method: "GET",
  path: "/api/customer/lea/lead/:id",
  params: z.object({ id: idText }),
  errors: ["leads.not_found"],
});

/** The first company that accepts a lead takes it. */
export const acceptLead = endpoint<{ lead: Lead }>()({
  name: "acceptLead",
  method: "POST",
  path: "/api/customer/lea/acceptLead",
  body: z.object({ externalId: key }),
  errors: ["leads.not_found", "leads.taken", "leads.already_accepted", "leads.not_possible_now"],
});

const version = z.int().check(z.positive("Bitte laden Sie die Seite neu."));
const valueCents = z
  .int()
  .check(z.gte(0, "Bitte einen Betrag ab 0 Euro."), z.lte(MOST_VALUE_CENTS, "Bitte einen kleineren Betrag."));

/** Moves a lead to another state, or back. `valueCents` may come with `win`. */
export const changeLead = endpoint<{ lead: Lead }>()({
  name: "changeLead",
  method: "POST",
  path: "/api/customer/lea/changeLead",
  body: z.object({
    id: idNumber,
    version,
    action: z.enum(["decline", "contact", "offer", "win", "lose", "undo"], NOT_IN_LIST),
    valueCents: z.optional(valueCents),
  }),
  errors: ["leads.not_found", "leads.stale", "leads.not_possible_now"],
});

/** What the order is worth; null takes it away. */
export const setLeadValue = endpoint<{ lead: Lead }>()({
  name: "setLeadValue",
  method: "POST",
  path: "/api/customer/lea/setLeadValue",
  body: z.object({ id: idNumber, valueCents: z.nullable(valueCents) }),
  errors: ["leads.not_found", "leads.not_possible_now"],
});

export const addLeadNote = endpoint<{ steps: LeadStep[] }>()({
  name: "addLeadNote",
  method: "POST",
  path: "/api/customer/lea/addLeadNote",
  body: z.object({
    id: idNumber,
    text: paragraphsOf(NOTE_CHARACTERS).check(z.minLength(1, "Bitte schreiben Sie eine Notiz.")),
  }),
  errors: ["leads.not_found", "leads.not_possible_now", "leads.too_many_notes"],
});

export const deleteLeadNote = endpoint<{ steps: LeadStep[] }>()({
  name: "deleteLeadNote",
  method: "POST",
  path: "/api/customer/lea/deleteLeadNote",
  body: z.object({ id: idNumber, noteId: idNumber }),
  errors: ["leads.not_found", "leads.note_not_found"],
});

/** A mail in the morning of a day; `dueOn` null takes the reminder away. */
export const setLeadReminder = endpoint<{ lead: Lead }>()({
  name: "setLeadReminder",
  method: "POST",
  path: "/api/customer/lea/setLeadReminder",
  body: z.object({
    id: idNumber,
    dueOn: z.nullable(z.string().check(z.refine(isDay, "Diesen Tag gibt es nicht."))),
    text: z._default(lineOf(REMINDER_CHARACTERS), ""),
  }),
  errors: ["leads.not_found", "leads.not_possible_now", "leads.reminder_in_past"],
});

/** Complains about a bad lead. A rule decides about the credit at once, or the provider does later. */
export const complainAboutLead = endpoint<{ lead: Lead }>()({
  name: "complainAboutLead",
  method: "POST",
  path: "/api/customer/lea/complainAboutLead",
  body: z.object({
    id: idNumber,
    version,
    reason: z.enum(COMPLAINT_REASONS, NOT_IN_LIST),
    text: z._default(paragraphsOf(COMPLAINT_CHARACTERS), ""),
  }),
  errors: ["leads.not_found", "leads.stale", "leads.not_possible_now"],
});

/** Makes an accepted lead of an answered call, once per call. */
export const createLeadFromCall = endpoint<{ lead: Lead }>()({
  name: "createLeadFromCall",
  method: "POST",
  path: "/api/customer/lea/createLeadFromCall",
  body: z.object({ service: z.enum(CALL_SERVICES, NOT_IN_LIST), callId: idNumber }),
  errors: ["leads.call_not_found", "leads.call_has_lead"],
});
