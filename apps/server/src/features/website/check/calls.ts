import { getWebsiteCheck, getWebsiteCheckCsv, getWebsiteCheckResult } from "@portal/contract/website/check/calls";
import { CHECK_DOERS, CHECK_STATES, PICTURE_TROUBLES } from "@portal/contract/website/check/model";
import * as z from "zod/mini";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";
import { WEBSITE_CHECKS } from "../../../platform/rate-limits/quotas.ts";

const state = z.enum(CHECK_STATES);
const instant = z.nullable(z.string());
const check = z.object({
  url: z.string(),
  state,
  isRunning: z.boolean(),
  message: z.string(),
  finalUrl: z.nullable(z.string()),
  checkedAt: instant,
  nextCheckAt: instant,
  findings: z.array(
    z.object({
      code: z.string(),
      doer: z.enum(CHECK_DOERS),
      title: z.string(),
      why: z.string(),
      what: z.string(),
      places: z.array(z.string()),
      count: z.number(),
      isNew: z.boolean(),
    }),
  ),
  fixed: z.array(z.string()),
  isCompared: z.boolean(),
  figures: z.nullable(
    z.object({
      firstByteMs: z.nullable(z.number()),
      bytes: z.nullable(z.number()),
      files: z.number(),
      certificateUntil: z.nullable(z.string()),
      http2: z.nullable(z.boolean()),
    }),
  ),
  picture: z.object({
    takenAt: instant,
    isComing: z.boolean(),
    trouble: z.nullable(z.enum(PICTURE_TROUBLES)),
  }),
  history: z.array(z.object({ checkedAt: z.string(), state, findings: z.nullable(z.number()) })),
});

export const serveGetWebsiteCheck = serve(getWebsiteCheck, {
  quota: WEBSITE_CHECKS,
  summary: "Get or start the check of a website",
  access: accountAccess("write"),
  agent: true,
  answers: { 200: z.object({ check, message: z.string() }) },
});

export const serveGetWebsiteCheckResult = serve(getWebsiteCheckResult, {
  access: accountAccess("read"),
  agent: true,
  answers: { 200: z.object({ addresses: z.array(z.string()), check: z.nullable(check) }) },
});

export const serveGetWebsiteCheckCsv = serve(getWebsiteCheckCsv, {
  access: accountAccess("read"),
  agent: true,
  answers: { 200: new FileAnswer("text/csv") },
});
