import * as z from "zod/mini";
import { emptyAnswer, publicAccess, serve } from "../../../platform/http/served-call.ts";
import { ANONYMOUS_MAILS, READS_ONLY, USES_TOKEN } from "../../../platform/rate-limits/quotas.ts";
import {
  activateRegistration,
  checkRegistration,
  register,
  registerActivationCancel,
  registerGuest,
  resendActivation,
} from "@portal/contract/auth/registration/calls";

const done = { access: publicAccess, answers: { 200: emptyAnswer } };

export const serveRegister = serve(register, { ...done, quota: ANONYMOUS_MAILS });
export const serveRegisterGuest = serve(registerGuest, { ...done, quota: ANONYMOUS_MAILS });
export const serveResendActivation = serve(resendActivation, { ...done, quota: ANONYMOUS_MAILS });
export const serveRegisterActivationCancel = serve(registerActivationCancel, {
  quota: USES_TOKEN,
  ...done,
  summary: "Delete a registration",
});
export const serveActivateRegistration = serve(activateRegistration, {
  quota: USES_TOKEN,
  access: publicAccess,
  answers: {
    200: z.object({
      login: z.string(),
      hasPassword: z.boolean(),
      next: z.nullable(z.string()),
      accessToken: z.nullable(z.string()),
      facebook: z.nullable(z.enum(["linked", "not_linked"])),
    }),
  },
});
export const serveCheckRegistration = serve(checkRegistration, {
  quota: READS_ONLY,
  access: publicAccess,
  answers: {
    200: z.object({
      email: z.string(),
      facebook: z.nullable(z.object({ name: z.string(), here: z.boolean() })),
    }),
  },
});
