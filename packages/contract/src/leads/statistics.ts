/** Figures of leads (Specification §7 "lea"): what came of them, and what is open. Amounts are in cents. */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { type Day, isDay } from "../time/berlin-time.ts";
import { type Compared, DEFAULT_INTERVAL, INTERVALS, type Period, rangeProblem } from "../time/date-range.ts";
import type { LeadKind } from "./states.ts";

/** `before`: leads received in the same period of the comparison; null if there is none. */
export type LeadPeriod = Period & { received: number; accepted: number; won: number; before: number | null };
export type LeadStatistics = {
  range: Period;
  figures: {
    received: Compared;
    accepted: Compared;
    won: Compared;
    wonCents: Compared;
    /** What accepted leads cost, without credits. */
    costCents: Compared;
    creditCents: Compared;
  };
  /** Median from arrival to the first answer; null without an answer. */
  responseMinutes: { value: number | null; before: number | null };
  periods: LeadPeriod[];
  comparedWith: Period | null;
};

const day = z.optional(z.string().check(z.refine(isDay, "Diesen Tag gibt es nicht.")));

/** @see Specification §7; without days the last twelve months */
export const getLeadStatistics = endpoint<LeadStatistics>()({
  name: "getLeadStatistics",
  method: "GET",
  path: "/api/customer/lea/getStatistics",
  query: z
    .object({
      startDate: day,
      endDate: day,
      interval: z._default(z.enum(INTERVALS, "Bitte wählen Sie aus der Liste."), DEFAULT_INTERVAL),
    })
    .check((context) => {
      const { startDate, endDate } = context.value;
      if (startDate === undefined || endDate === undefined || !isDay(startDate) || !isDay(endDate)) return;
      const message = rangeProblem({ startDate, endDate });
      if (message === undefined) return;
      context.issues.push({ code: "custom", input: endDate, path: ["endDate"], message });
    }),
});

export type InquiryKind = {
  kind: LeadKind;
  /** Leads of the company, whatever their state. */
  total: number;
  /** Not yet accepted. */
  new: number;
  /** Accepted and not yet decided. */
  inWork: number;
  won: number;
  /** Accepted and without an answer. Leads whose customer waits in a thread count there. */
  unanswered: number;
};
/** A reminder that is due, and the lead that it is about. */
export type DueReminder = { lead: number; kind: LeadKind; dueOn: Day; text: string };
export type InquiryStatistics = {
  /** Every kind, in the order of `LEAD_KINDS`. */
  kinds: InquiryKind[];
  /** Threads in which the customer waits for an answer. */
  waitingMessages: number;
  /** When the oldest lead came that is still new; null if none is. */
  oldestNewAt: string | null;
  /** Reminders of today and earlier days of leads that are still in work. */
  dueReminders: number;
  /** The first of them, the earliest day first. */
  due: DueReminder[];
  /** The day of the first lead; null if there never was one. */
  firstDay: Day | null;
};

/** @see Specification §7 */
export const getInquiryStatistics = endpoint<InquiryStatistics>()({
  name: "getInquiryStatistics",
  method: "GET",
  path: "/api/customer/lea/getInquiryStatistics",
});
