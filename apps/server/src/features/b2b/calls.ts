import * as z from "zod/mini";
import { emptyAnswer, publicAccess, serve } from "../../platform/http/served-call.ts";
import { ANONYMOUS_MAILS, READS_ONLY, USES_TOKEN } from "../../platform/rate-limits/quotas.ts";
import {
  confirmNewsletter,
  endNewsletter,
  getNewsletterSubscription,
  subscribeNewsletter,
} from "@portal/contract/b2b/calls";

const access = publicAccess;
const answers = {
  200: z.object({
    subscription: z.object({
      email: z.string(),
      status: z.enum(["requested", "confirmed", "ended", "expired"]),
      confirmedAt: z.nullable(z.string()),
    }),
  }),
};

export const serveSubscribeNewsletter = serve(subscribeNewsletter, {
  quota: ANONYMOUS_MAILS,
  access,
  answers: { 200: emptyAnswer },
});
export const serveGetNewsletterSubscription = serve(getNewsletterSubscription, { quota: READS_ONLY, access, answers });
export const serveConfirmNewsletter = serve(confirmNewsletter, { quota: USES_TOKEN, access, answers });
export const serveEndNewsletter = serve(endNewsletter, { quota: USES_TOKEN, access, answers });
