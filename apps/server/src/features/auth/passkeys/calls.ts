import * as z from "zod/mini";
import { userSchema } from "../calls.ts";
import { publicAccess, serve, sessionAccess } from "../../../platform/http/served-call.ts";
import { LOGIN_METHODS, LOGIN_THROTTLE, PASSKEY_LOGINS } from "../../../platform/rate-limits/quotas.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyProof,
  confirmByPasskey,
  deletePasskey,
  getPasskeys,
  loginByPasskey,
  renamePasskey,
} from "@portal/contract/auth/passkeys/calls";

const access = sessionAccess();
const passkeys = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.nullable(z.string()),
    synced: z.boolean(),
  }),
);
const answers = { 200: z.object({ passkeys }) };
const options = { 200: z.object({ options: z.record(z.string(), z.unknown()) }) };
/** Authenticators' answers can include certificates. */
const bodyLimitBytes = 20_000;

export const serveGetPasskeys = serve(getPasskeys, {
  access,
  answers: { 200: z.object({ passkeys, hasPassword: z.boolean() }) },
});
export const serveBeginPasskey = serve(beginPasskey, { quota: LOGIN_METHODS, access, answers: options });
export const serveAddPasskey = serve(addPasskey, { quota: LOGIN_METHODS, access, answers, bodyLimitBytes });
export const serveRenamePasskey = serve(renamePasskey, { quota: LOGIN_METHODS, access, answers });
export const serveDeletePasskey = serve(deletePasskey, { quota: LOGIN_METHODS, access, answers });
export const serveBeginPasskeyLogin = serve(beginPasskeyLogin, {
  quota: PASSKEY_LOGINS,
  access: publicAccess,
  answers: options,
});
export const serveLoginByPasskey = serve(loginByPasskey, {
  quota: LOGIN_THROTTLE,
  access: publicAccess,
  answers: { 200: z.object({ user: userSchema }) },
  bodyLimitBytes,
});
export const serveBeginPasskeyProof = serve(beginPasskeyProof, { quota: LOGIN_METHODS, access, answers: options });
export const serveConfirmByPasskey = serve(confirmByPasskey, {
  quota: LOGIN_METHODS,
  access,
  answers: { 200: z.object({ until: z.string() }) },
  bodyLimitBytes,
});
