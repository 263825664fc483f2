import { complainContentNotice, getContentNotice, sendContentNotice } from "@portal/contract/ugc/notices/calls";
import {
  DECISION_GROUND_CODES,
  NOTICE_GROUND_CODES,
  NOTICE_OUTCOMES,
  NOTICE_TARGET_CODES,
} from "@portal/contract/ugc/notices/grounds";
import { NOTICE_STATES } from "@portal/contract/ugc/notices/states";
import * as z from "zod/mini";
import { publicAccess, serve } from "../../../platform/http/served-call.ts";
import { CONTENT_NOTICES, READS_ONLY, USES_TOKEN } from "../../../platform/rate-limits/quotas.ts";

const KILOBYTE = 1000;
/** A notice of the longest text in letters of four bytes, with its other fields. */
const BODY_BYTES = 24 * KILOBYTE;

const notice = z.object({
  id: z.number(),
  side: z.enum(["notifier", "concerned"]),
  company: z.string(),
  target: z.enum(NOTICE_TARGET_CODES),
  shown: z.string(),
  ground: z.enum(NOTICE_GROUND_CODES),
  text: z.string(),
  state: z.enum(NOTICE_STATES),
  receivedAt: z.string(),
  decision: z.nullable(
    z.object({
      outcome: z.enum(NOTICE_OUTCOMES),
      ground: z.enum(DECISION_GROUND_CODES),
      reasons: z.string(),
      at: z.string(),
      complaintUntil: z.string(),
    }),
  ),
  mayComplain: z.boolean(),
});

export const serveSendContentNotice = serve(sendContentNotice, {
  quota: CONTENT_NOTICES,
  summary: "Report illegal content",
  access: publicAccess,
  bodyLimitBytes: BODY_BYTES,
  answers: { 200: z.object({ notice: z.object({ id: z.number(), receiptByMail: z.boolean() }) }) },
});

export const serveGetContentNotice = serve(getContentNotice, {
  quota: READS_ONLY,
  summary: "Read a notice by the link of its mail",
  access: publicAccess,
  answers: { 200: z.object({ notice }) },
});

export const serveComplainContentNotice = serve(complainContentNotice, {
  quota: USES_TOKEN,
  summary: "Complain about the decision on a notice",
  access: publicAccess,
  bodyLimitBytes: BODY_BYTES,
  answers: { 200: z.object({ notice }) },
});
