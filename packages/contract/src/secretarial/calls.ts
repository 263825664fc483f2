/**
 * The secretarial service: people who answer a company's telephone, and note who called (Specification §2, §7
 * "secretarial-service"). Callers are third persons: their data stay out of logs and are deleted after `CALLER_MONTHS`.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { idNumber } from "../http/ids.ts";
import type { ProductFamily } from "../navigation/products.ts";
import { lineOf, paragraphsOf } from "../text/text-fields.ts";
import type { Day } from "../time/berlin-time.ts";
import { checkRange, type Compared, dateRangeFields, type Period } from "../time/date-range.ts";
import { type SecretarialSettings, secretarialSettings } from "./settings.ts";

export const SECRETARIAL_FAMILIES: readonly ProductFamily[] = ["secretarial"];

/** Months for which a call is kept. */
export const CALLER_MONTHS = 24;
export const CALLER_PAGE_SIZE = 20;
export const CALLER_NOTE_CHARACTERS = 1000;

/** What became of a call: a message was noted, it was put through, a date was agreed, or the caller hung up. */
export const CALL_OUTCOMES = ["message", "connected", "appointment", "hung_up"] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export type Caller = {
  id: number;
  /** ISO instant, UTC. */
  at: string;
  /** "" where the caller did not say. */
  name: string;
  company: string;
  /** "" if the number was withheld. */
  phone: string;
  concern: string;
  outcome: CallOutcome;
  wantsCallback: boolean;
  seconds: number;
  /** When somebody of the company marked it as done; null while it is open. */
  doneAt: string | null;
  /** What the company wrote about it. */
  note: string;
};

export const CALLER_STATES = ["open", "done", "all"] as const;
export type CallerState = (typeof CALLER_STATES)[number];

export type CallerList = {
  range: Period;
  /** The newest first. */
  callers: Caller[];
  /** Of the chosen state that match the search. */
  total: number;
  /** Calls of the range by the question whether anybody must act, without regard to search and state. */
  figures: { calls: Compared; connected: Compared; messages: Compared; open: number };
  /** Days of the comparison; null if the first call came later. */
  comparedWith: Period | null;
  /** The day of the oldest call; null if there never was one. */
  firstDay: Day | null;
};

const filterFields = {
  startDate: dateRangeFields.startDate,
  endDate: dateRangeFields.endDate,
  search: z._default(lineOf(100), ""),
  state: z._default(z.enum(CALLER_STATES, "Bitte wählen Sie aus der Liste."), "all"),
};

/** `page` counts from 1. */
export const getCompanyCallerList = endpoint<CallerList>()({
  name: "getCompanyCallerList",
  method: "GET",
  path: "/api/secretarial-service/getCompanyCallerList",
  query: z
    .object({
      ...filterFields,
      page: z._default(
        z.pipe(
          z.string().check(z.regex(/^[1-9]\d{0,3}$/, "Diese Seite gibt es nicht.")),
          z.transform((digits: string) => Number(digits)),
        ),
        1,
      ),
    })
    .check(checkRange),
});

/** The list as CSV, without pages. A plain GET, so a link is enough. */
export const getCallerListCsv = endpoint<unknown>()({
  name: "getCallerListCsv",
  method: "GET",
  path: "/api/secretarial-service/callers.csv",
  query: z.object(filterFields).check(checkRange),
});

/** Marks a call as done or open again, or writes a note; what is not sent stays. */
export const updateCaller = endpoint<{ caller: Caller }>()({
  name: "updateCaller",
  method: "POST",
  path: "/api/secretarial-service/updateCaller",
  body: z.object({
    id: idNumber,
    done: z.optional(z.boolean()),
    note: z.optional(paragraphsOf(CALLER_NOTE_CHARACTERS)),
  }),
  errors: ["secretarial.caller_not_found"],
});

export const getCompanySettings = endpoint<{ settings: SecretarialSettings | null }>()({
  name: "getCompanySettings",
  method: "GET",
  path: "/api/secretarial-service/getCompanySettings",
});

/** @see Specification §7: the body holds `settings` */
export const updateCompanySettings = endpoint<{ settings: SecretarialSettings }>()({
  name: "updateCompanySettings",
  method: "POST",
  path: "/api/secretarial-service/updateCompanySettings",
  body: z.object({ settings: secretarialSettings }),
  errors: ["secretarial.not_set_up", "secretarial.stale_settings"],
});
