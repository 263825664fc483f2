import { MESSAGE_AUTHORS } from "@portal/contract/leads/messages/calls";
import {
  getCustomerThread,
  MAIL_OUTCOMES,
  MAIL_REASONS,
  receiveMail,
  replyToCompany,
  stopMessages,
} from "@portal/contract/leads/messages/inbound-calls";
import { RAW_MAIL_BYTES } from "@portal/contract/leads/messages/limits";
import * as z from "zod/mini";
import { publicAccess, serve } from "../../../../platform/http/served-call.ts";
import { CUSTOMER_REPLIES, READS_ONLY, RECEIVED_MAILS, USES_TOKEN } from "../../../../platform/rate-limits/quotas.ts";
import { messageFiles } from "../calls.ts";

const access = publicAccess;
const answers = {
  200: z.object({
    thread: z.object({
      company: z.string(),
      name: z.string(),
      isStopped: z.boolean(),
      messages: z.array(
        z.object({
          id: z.number(),
          author: z.enum(MESSAGE_AUTHORS),
          text: z.string(),
          at: z.string(),
          files: messageFiles,
        }),
      ),
    }),
  }),
};

export const serveReceiveMail = serve(receiveMail, {
  access,
  quota: RECEIVED_MAILS,
  bodyLimitBytes: RAW_MAIL_BYTES,
  answers: { 200: z.object({ outcome: z.enum(MAIL_OUTCOMES), reason: z.nullable(z.enum(MAIL_REASONS)) }) },
});
export const serveGetCustomerThread = serve(getCustomerThread, { access, quota: READS_ONLY, answers });
export const serveReplyToCompany = serve(replyToCompany, {
  access,
  quota: CUSTOMER_REPLIES,
  bodyLimitBytes: 40_000,
  answers,
});
export const serveStopMessages = serve(stopMessages, { access, quota: USES_TOKEN, answers });
