import * as z from "zod/mini";
import { userSchema } from "../calls.ts";
import { emptyAnswer, publicAccess, serve } from "../../../platform/http/served-call.ts";
import { ANONYMOUS_MAILS, READS_ONLY, USES_TOKEN } from "../../../platform/rate-limits/quotas.ts";
import { checkAccessLink, loginByLink, renewPassword, requestAccessLink } from "@portal/contract/auth/passwords/calls";

const access = publicAccess;

export const loginMethodsSchema = z.object({
  passkeys: z.array(z.object({ id: z.number(), name: z.string(), createdAt: z.string() })),
  facebookSince: z.nullable(z.string()),
  secondFactor: z.nullable(z.object({ since: z.string(), removable: z.boolean() })),
  pendingEmail: z.nullable(z.string()),
});

export const serveRequestAccessLink = serve(requestAccessLink, {
  quota: ANONYMOUS_MAILS,
  access,
  answers: { 200: emptyAnswer },
});
export const serveCheckAccessLink = serve(checkAccessLink, {
  quota: READS_ONLY,
  access,
  answers: {
    200: z.object({
      login: z.string(),
      hasPassword: z.boolean(),
      next: z.nullable(z.string()),
      methods: loginMethodsSchema,
    }),
  },
});
export const serveLoginByLink = serve(loginByLink, {
  quota: USES_TOKEN,
  access,
  answers: { 200: z.object({ user: userSchema }) },
});
export const serveRenewPassword = serve(renewPassword, {
  quota: USES_TOKEN,
  access,
  answers: { 200: z.object({ login: z.string() }) },
});
