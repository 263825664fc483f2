import * as z from "zod/mini";
import { emptyAnswer, publicAccess, serve } from "../../platform/http/served-call.ts";
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

export const serveSubscribeNewsletter = serve(subscribeNewsletter, { access, answers: { 200: emptyAnswer } });
export const serveGetNewsletterSubscription = serve(getNewsletterSubscription, { access, answers });
export const serveConfirmNewsletter = serve(confirmNewsletter, { access, answers });
export const serveEndNewsletter = serve(endNewsletter, { access, answers });
