import * as z from "zod/mini";
import {
  CALL_OUTCOMES,
  getCallerListCsv,
  getCompanyCallerList,
  getCompanySettings,
  SECRETARIAL_FAMILIES,
  updateCaller,
  updateCompanySettings,
} from "@portal/contract/secretarial/calls";
import { accountAccess, FileAnswer, serve } from "../../platform/http/served-call.ts";
import { callListAnswer, settingsFields } from "../../platform/phone/answers.ts";
import { PHONE_SERVICE } from "../../platform/rate-limits/quotas.ts";

const reads = { access: accountAccess("read", { families: SECRETARIAL_FAMILIES }), agent: true } as const;
const writes = {
  access: accountAccess("write", { families: SECRETARIAL_FAMILIES }),
  agent: true,
  quota: PHONE_SERVICE,
} as const;

const caller = z.object({
  id: z.number(),
  at: z.string(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  concern: z.string(),
  outcome: z.enum(CALL_OUTCOMES),
  wantsCallback: z.boolean(),
  seconds: z.number(),
  doneAt: z.nullable(z.string()),
  note: z.string(),
  leadId: z.nullable(z.number()),
});
const settings = z.object({
  serviceNumber: z.string(),
  ...settingsFields,
  vacationStartDate: z.nullable(z.string()),
  vacationEndDate: z.nullable(z.string()),
  vacationNote: z.string(),
  absence: z.nullable(z.object({ firstDay: z.string(), lastDay: z.nullable(z.string()) })),
});

export const serveGetCompanyCallerList = serve(getCompanyCallerList, {
  ...reads,
  answers: { 200: callListAnswer(caller, ["calls", "connected", "messages"]) },
});
export const serveGetCallerListCsv = serve(getCallerListCsv, {
  ...reads,
  answers: { 200: new FileAnswer("text/csv") },
});
export const serveUpdateCaller = serve(updateCaller, { ...writes, answers: { 200: z.object({ caller }) } });
export const serveGetCompanySettings = serve(getCompanySettings, {
  ...reads,
  answers: { 200: z.object({ settings: z.nullable(settings) }) },
});
export const serveUpdateCompanySettings = serve(updateCompanySettings, {
  ...writes,
  answers: { 200: z.object({ settings }) },
});
