/** Log-in, log-out and the session (Specification §4, §7 "Auth"). */
import * as z from "zod/mini";
import type { Role } from "../http/access.ts";
import { endpoint } from "../http/endpoint.ts";
import { secondFactorCode } from "./second-factor/inputs.ts";

/** The person of the session, as log-in and refresh hand it out (Specification §3 "User"). */
export type User = {
  user_id: number;
  login: string;
  email: string;
  /** ISO instant of the log-in before this one; null on the first. */
  last_login: string | null;
  /** The role that decides the landing page. */
  role: Role;
  roles: Role[];
  /** URL of the profile image; null means the default image. */
  profile_image: string | null;
  /** Companies of this person by company id. */
  accounts: Record<string, { id: number; name: string }>;
  user_notification_code: string;
  /** Set while customer care acts for a company; the person above is then the one linked to it. */
  cucaInfo?: CucaInfo;
};

/** The company acted for, the agent's name, and when the session ends by itself (ISO instant). */
export type CucaInfo = { companyId: number; agent: string; endsAt: string };

/** Credentials are bounded, never trimmed: a password may begin with a space. */
export const credentials = z.object({
  login: z
    .string()
    .check(z.minLength(1, "Bitte geben Sie Ihren Anmeldenamen ein."), z.maxLength(254, "Der Anmeldename ist zu lang.")),
  password: z
    .string()
    .check(z.minLength(1, "Bitte geben Sie Ihr Passwort ein."), z.maxLength(1024, "Das Passwort ist zu lang.")),
  remember: z._default(z.boolean(), false),
  /** The code of the app, where the person has turned that on. */
  secondFactor: z.optional(secondFactorCode),
});

/** How a log-in with name and password is refused, wherever its form stands. */
export const CREDENTIAL_ERRORS = [
  "auth.invalid_credentials",
  "auth.second_factor_required",
  "auth.second_factor_wrong",
  "auth.throttled",
  "auth.busy",
] as const;

export const login = endpoint<{ user: User }>()({
  name: "login",
  method: "POST",
  path: "/api/auth/login",
  body: credentials,
  errors: CREDENTIAL_ERRORS,
});

export const logout = endpoint<Record<string, never>>()({ name: "logout", method: "POST", path: "/api/auth/logout" });

/** Rotates the session's secret and answers the person; 401 ends the session in the browser. */
export const refresh = endpoint<{ user: User }>()({
  name: "refresh",
  method: "GET",
  path: "/api/auth/refresh",
  changesState: true,
  errors: ["auth.no_session"],
});

export const removeMainSessionKeys = endpoint<Record<string, never>>()({
  name: "removeMainSessionKeys",
  method: "GET",
  path: "/api/auth/removeMainSessionKeys",
  changesState: true,
});

/** Names of the cookies and keys that the specification fixes (§9). */
export const REMEMBER_KEY = "auth_remember";
export const IMPERSONATION_KEY = "auth_token_impersonate";
export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "x-xsrf-token";
/** First character of an XSRF token: whether the browser holds a session cookie, alive or not. */
export const XSRF_KIND = { session: "s", anonymous: "a" } as const;
