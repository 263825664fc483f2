import { getSubscriptions, SUBSCRIPTION_KINDS, updateSubscriptions } from "@portal/contract/subscriptions/calls";
import * as z from "zod/mini";
import { accountAccess, serve } from "../../platform/http/served-call.ts";
import { ENTRY_SAVES } from "../../platform/rate-limits/quotas.ts";

const answers = {
  200: z.object({
    subscriptions: z.array(z.object({ kind: z.enum(SUBSCRIPTION_KINDS), subscribed: z.boolean() })),
    email: z.string(),
    lastChange: z.nullable(z.object({ at: z.string(), bySupport: z.boolean() })),
  }),
};

export const serveGetSubscriptions = serve(getSubscriptions, { access: accountAccess("read"), agent: true, answers });
export const serveUpdateSubscriptions = serve(updateSubscriptions, {
  access: accountAccess("write"),
  agent: true,
  answers,
  quota: ENTRY_SAVES,
});
