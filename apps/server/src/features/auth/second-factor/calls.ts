import * as z from "zod/mini";
import { emptyAnswer, serve, sessionAccess } from "../../../platform/http/served-call.ts";
import { LOGIN_METHODS } from "../../../platform/rate-limits/quotas.ts";
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
  quota: LOGIN_METHODS,
  answers: { 200: z.object({ secret: z.string(), uri: z.string() }) },
});
export const serveConfirmSecondFactor = serve(confirmSecondFactor, { ...setUp, quota: LOGIN_METHODS, answers: codes });
export const serveDisableSecondFactor = serve(disableSecondFactor, {
  quota: LOGIN_METHODS,
  access,
  answers: { 200: emptyAnswer },
});
export const serveRenewRecoveryCodes = serve(renewRecoveryCodes, { quota: LOGIN_METHODS, access, answers: codes });
export const serveConfirmByCode = serve(confirmByCode, {
  quota: LOGIN_METHODS,
  access,
  answers: { 200: z.object({ until: z.string() }) },
});
