import * as z from "zod/mini";
import { emptyAnswer, serve, sessionAccess } from "../../../platform/http/served-call.ts";
import {
  beginSecondFactor,
  confirmByCode,
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from "@portal/contract/auth/second-factor/calls";

/** These three suffice to set a second factor up; customer care may make no other call before (ADR 59). */
const setUp = { access: sessionAccess(), withoutSecondFactor: true } as const;
const access = sessionAccess();
const codes = { 200: z.object({ recoveryCodes: z.array(z.string()) }) };

export const serveGetSecondFactor = serve(getSecondFactor, {
  ...setUp,
  answers: {
    200: z.object({
      active: z.boolean(),
      since: z.nullable(z.string()),
      recoveryCodesLeft: z.number(),
      hasPassword: z.boolean(),
    }),
  },
});
export const serveBeginSecondFactor = serve(beginSecondFactor, {
  ...setUp,
  answers: { 200: z.object({ secret: z.string(), uri: z.string() }) },
});
export const serveConfirmSecondFactor = serve(confirmSecondFactor, { ...setUp, answers: codes });
export const serveDisableSecondFactor = serve(disableSecondFactor, { access, answers: { 200: emptyAnswer } });
export const serveRenewRecoveryCodes = serve(renewRecoveryCodes, { access, answers: codes });
export const serveConfirmByCode = serve(confirmByCode, {
  access,
  answers: { 200: z.object({ until: z.string() }) },
});
