/**
 * The secretarial service: people who answer a company's telephone, and note who called (Specification §2, §7
 * "secretarial-service"). Callers are third persons: their data stay out of logs and are deleted after `CALL_MONTHS`.
 */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { idNumber } from "../http/ids.ts";
import type { ProductFamily } from "../navigation/products.ts";
import { callFilterQuery, type CallList, callListQuery } from "../phone/call-list.ts";
import { paragraphsOf } from "../text/text-fields.ts";
import { type SecretarialSettings, secretarialSettings } from "./settings.ts";

export const SECRETARIAL_FAMILIES: readonly ProductFamily[] = ["secretarial"];

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
  /** The lead that was made of the call. */
  leadId: number | null;
};

export type CallerList = CallList<Caller, "calls" | "connected" | "messages">;

export const getCompanyCallerList = endpoint<CallerList>()({
  name: "getCompanyCallerList",
  method: "GET",
  path: "/api/secretarial-service/getCompanyCallerList",
  query: callListQuery,
});

/** The list as CSV, without pages. A plain GET, so a link is enough. */
export const getCallerListCsv = endpoint<unknown>()({
  name: "getCallerListCsv",
  method: "GET",
  path: "/api/secretarial-service/callers.csv",
  query: callFilterQuery,
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
