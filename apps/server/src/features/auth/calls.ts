import * as z from "zod/mini";
import { ROLES } from "@portal/contract/http/access";
import { login, logout, refresh, removeMainSessionKeys } from "@portal/contract/auth/calls";
import { emptyAnswer, publicAccess, serve } from "../../platform/http/served-call.ts";
import { LOGIN_THROTTLE, OWN_SESSION } from "../../platform/rate-limits/quotas.ts";

const role = z.enum(ROLES);

export const userSchema = z.object({
  user_id: z.number(),
  login: z.string(),
  email: z.string(),
  last_login: z.nullable(z.string()),
  role,
  roles: z.array(role),
  profile_image: z.nullable(z.string()),
  accounts: z.record(z.string(), z.object({ id: z.number(), name: z.string() })),
  user_notification_code: z.string(),
  secondFactorMissing: z.optional(z.literal(true)),
  stolenSessionAt: z.optional(z.string()),
  cucaInfo: z.optional(z.object({ companyId: z.number(), agent: z.string(), endsAt: z.string() })),
});

export const serveLogin = serve(login, {
  quota: LOGIN_THROTTLE,
  summary: "Log in",
  access: publicAccess,
  answers: { 200: z.object({ user: userSchema }) },
});
export const serveLogout = serve(logout, {
  quota: OWN_SESSION,
  summary: "Log out",
  access: publicAccess,
  answers: { 200: emptyAnswer },
});
export const serveRefresh = serve(refresh, {
  quota: OWN_SESSION,
  summary: "Renew the session",
  access: publicAccess,
  answers: { 200: z.object({ user: userSchema }) },
});
export const serveRemoveMainSessionKeys = serve(removeMainSessionKeys, {
  quota: OWN_SESSION,
  summary: "Delete the session's cookies",
  access: publicAccess,
  answers: { 200: emptyAnswer },
});
