import * as z from "zod/mini";
import { userSchema } from "../calls.ts";
import { emptyAnswer, publicAccess, serve } from "../../../platform/http/served-call.ts";
import { checkAccessLink, loginByLink, renewPassword, requestAccessLink } from "@portal/contract/auth/passwords/calls";

const access = publicAccess;

export const loginMethodsSchema = z.object({
  passkeys: z.array(z.object({ id: z.number(), name: z.string(), createdAt: z.string() })),
  facebookSince: z.nullable(z.string()),
  secondFactor: z.nullable(z.object({ since: z.string(), removable: z.boolean() })),
  pendingEmail: z.nullable(z.string()),
});

export const serveRequestAccessLink = serve(requestAccessLink, { access, answers: { 200: emptyAnswer } });
export const serveCheckAccessLink = serve(checkAccessLink, {
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
export const serveLoginByLink = serve(loginByLink, { access, answers: { 200: z.object({ user: userSchema }) } });
export const serveRenewPassword = serve(renewPassword, { access, answers: { 200: z.object({ login: z.string() }) } });
