import * as z from "zod/mini";
import { emptyAnswer, publicAccess, serve } from "../../../platform/http/served-call.ts";
import {
  activateRegistration,
  checkRegistration,
  register,
  registerActivationCancel,
  registerGuest,
  resendActivation,
} from "@portal/contract/auth/registration/calls";

const done = { access: publicAccess, answers: { 200: emptyAnswer } };

export const serveRegister = serve(register, done);
export const serveRegisterGuest = serve(registerGuest, done);
export const serveResendActivation = serve(resendActivation, done);
export const serveRegisterActivationCancel = serve(registerActivationCancel, {
  ...done,
  summary: "Delete a registration",
});
export const serveActivateRegistration = serve(activateRegistration, {
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
  access: publicAccess,
  answers: {
    200: z.object({
      email: z.string(),
      facebook: z.nullable(z.object({ name: z.string(), here: z.boolean() })),
    }),
  },
});
