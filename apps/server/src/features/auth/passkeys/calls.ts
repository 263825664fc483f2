import * as z from "zod/mini";
import { userSchema } from "../calls.ts";
import { publicAccess, serve, sessionAccess } from "../../../platform/http/served-call.ts";
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
export const serveBeginPasskey = serve(beginPasskey, { access, answers: options });
export const serveAddPasskey = serve(addPasskey, { access, answers, bodyLimitBytes });
export const serveRenamePasskey = serve(renamePasskey, { access, answers });
export const serveDeletePasskey = serve(deletePasskey, { access, answers });
export const serveBeginPasskeyLogin = serve(beginPasskeyLogin, { access: publicAccess, answers: options });
export const serveLoginByPasskey = serve(loginByPasskey, {
  access: publicAccess,
  answers: { 200: z.object({ user: userSchema }) },
  bodyLimitBytes,
});
export const serveBeginPasskeyProof = serve(beginPasskeyProof, { access, answers: options });
export const serveConfirmByPasskey = serve(confirmByPasskey, {
  access,
  answers: { 200: z.object({ until: z.string() }) },
  bodyLimitBytes,
});
