import * as z from "zod/mini";
import { RIGHTS } from "@portal/contract/http/access";
import { LINK_STATUSES } from "@portal/contract/account-linking/rules";
import {
  acceptAccountLink,
  accountLinkLogin,
  accountLinkRegister,
  getAccountLink,
} from "@portal/contract/account-linking/calls";
import { userSchema } from "../auth/public.ts";
import { publicAccess, serve, sessionAccess } from "../../platform/http/served-call.ts";
import { ANONYMOUS_MAILS, CLAIMS, LOGIN_THROTTLE, READS_ONLY } from "../../platform/rate-limits/quotas.ts";

const link = z.object({
  status: z.enum(LINK_STATUSES),
  company_id: z.number(),
  company_name: z.string(),
  right: z.enum(RIGHTS),
  email: z.string(),
  hasAccount: z.boolean(),
  invitedBy: z.string(),
  reason: z.string(),
  expiresAt: z.string(),
});
const entering = { access: publicAccess, answers: { 200: z.object({ user: userSchema, link }) } };

export const serveGetAccountLink = serve(getAccountLink, {
  quota: READS_ONLY,
  access: publicAccess,
  answers: { 200: z.object({ link }) },
});
export const serveAccountLinkLogin = serve(accountLinkLogin, {
  quota: LOGIN_THROTTLE,
  ...entering,
  summary: "Log in and take an account link",
});
export const serveAccountLinkRegister = serve(accountLinkRegister, {
  quota: ANONYMOUS_MAILS,
  ...entering,
  summary: "Register and take an account link",
});
export const serveAcceptAccountLink = serve(acceptAccountLink, {
  quota: CLAIMS,
  access: sessionAccess(),
  answers: { 200: z.object({ link }) },
});
