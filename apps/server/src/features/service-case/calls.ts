import * as z from "zod/mini";
import { accountAccess, FileAnswer, serve } from "../../platform/http/served-call.ts";
import { SERVICE_CASES, SERVICE_CASE_MESSAGES } from "../../platform/rate-limits/quotas.ts";
import { CASE_STATES } from "@portal/contract/service-case/states";
import {
  addServiceCaseMessage,
  CASE_TYPE_CODES,
  closeServiceCase,
  createServiceCase,
  getServiceCase,
  getServiceCases,
  getServiceCasesCsv,
  reopenServiceCase,
} from "@portal/contract/service-case/calls";

const item = {
  id: z.number(),
  type: z.enum(CASE_TYPE_CODES),
  subject: z.string(),
  state: z.enum(CASE_STATES),
  createdAt: z.string(),
  changedAt: z.string(),
};
const serviceCase = z.object({
  ...item,
  reference: z.string(),
  wantsCall: z.boolean(),
  phone: z.string(),
  entries: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(["create", "message", "take", "answer", "ask", "solve", "close", "withdraw", "reopen"]),
      author: z.enum(["company", "support", "provider"]),
      name: z.string(),
      text: z.string(),
      at: z.string(),
    }),
  ),
});

const reads = { access: accountAccess("read"), agent: true, answers: { 200: z.object({ serviceCase }) } };
/** 4,000 characters can be four bytes each. */
const writes = { ...reads, access: accountAccess("write"), bodyLimitBytes: 20_000 };

export const serveCreateServiceCase = serve(createServiceCase, { ...writes, quota: SERVICE_CASES });
export const serveGetServiceCases = serve(getServiceCases, {
  ...reads,
  answers: { 200: z.object({ cases: z.array(z.object(item)), total: z.number() }) },
});
export const serveGetServiceCasesCsv = serve(getServiceCasesCsv, {
  ...reads,
  answers: { 200: new FileAnswer("text/csv") },
});
export const serveGetServiceCase = serve(getServiceCase, reads);
export const serveAddServiceCaseMessage = serve(addServiceCaseMessage, { ...writes, quota: SERVICE_CASE_MESSAGES });
export const serveCloseServiceCase = serve(closeServiceCase, { ...writes, quota: SERVICE_CASES });
export const serveReopenServiceCase = serve(reopenServiceCase, { ...writes, quota: SERVICE_CASES });
