import * as z from "zod/mini";
import { ANSWERING_MODES } from "@portal/contract/opening-hours/answering-hours";
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
});
const compared = z.object({ value: z.number(), before: z.nullable(z.number()) });
const period = z.object({ start: z.string(), end: z.string() });
const settings = z.object({
  serviceNumber: z.string(),
  greeting: z.string(),
  forwardTo: z.string(),
  hours: z.object({
    mode: z.enum(ANSWERING_MODES),
    week: z.array(z.nullable(z.object({ from: z.string(), to: z.string() }))),
  }),
  vacationStartDate: z.nullable(z.string()),
  vacationEndDate: z.nullable(z.string()),
  vacationNote: z.string(),
  version: z.number(),
});

export const serveGetCompanyCallerList = serve(getCompanyCallerList, {
  ...reads,
  answers: {
    200: z.object({
      range: period,
      callers: z.array(caller),
      total: z.number(),
      figures: z.object({ calls: compared, connected: compared, messages: compared, open: z.number() }),
      comparedWith: z.nullable(period),
      firstDay: z.nullable(z.string()),
    }),
  },
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
