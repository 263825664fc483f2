import { getOutbox } from "@portal/contract/outbox/calls";
import * as z from "zod/mini";
import { publicAccess, serve } from "../../platform/http/served-call.ts";

const mail = z.object({
  id: z.number(),
  template: z.string(),
  to: z.string(),
  brand: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  failedAt: z.nullable(z.string()),
});

export const serveGetOutbox = serve(getOutbox, {
  access: publicAccess,
  answers: { 200: z.object({ mails: z.array(mail), more: z.boolean() }) },
});
