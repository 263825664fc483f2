/** Login, logout and the session (Specification §4, §7 "Auth"). */
import * as z from "zod/mini";
import type { Role } from "../http/access.ts";
import { endpoint } from "../http/endpoint.ts";
import { secondFactorCode } from "./second-factor/inputs.ts";

/** The person of the session, as login and refresh return it (Specification §3 "User"). */
export type User = {
  user_id: number;
  login: string;
  email: string;
  /** ISO instant of the previous login; null on the first. */
  last_login: string | null;
  /** The role that decides the landing page. */
  role: Role;
  roles: Role[];
  /** URL of the profile image; null for the default image. */
  profile_image: string | null;
  /** Companies of this person by company id. */
  accounts: Record<string, { id: number; name: string }>;
  user_notification_code: string;
  /** Set for a person of customer care who must set up a second factor before anything else. */
  secondFactorMissing?: true;
  /** When a session of the person ended because it was used in two browsers, for the first login after that (ISO). */
  stolenSessionAt?: string;
  /** Set while customer care acts for a company. The person above is then the one linked to the company. */
  cucaInfo?: CucaInfo;
};

/** The company that customer care acts for, the agent's name, and when the session ends by itself (ISO instant). */
export type CucaInfo = { companyId: number; agent: string; endsAt: string };

/** Credentials have a maximum length and are never trimmed: a password may begin with a space. */
export const credentials = z.object({
  login: z
    .string()
    .check(z.minLength(1, "Bitte geben Sie Ihren Anmeldenamen ein."), z.maxLength(254, "Der Anmeldename ist zu lang.")),
  password: z
    .string()
    .check(z.minLength(1, "Bitte geben Sie Ihr Passwort ein."), z.maxLength(1024, "Das Passwort ist zu lang.")),
  remember: z._default(z.boolean(), false),
  /** The code of the app, if the person uses a second factor. */
  secondFactor: z.optional(secondFactorCode),
});

/** Codes with which any login by name and password is refused. */
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

/** Rotates the session's secret and returns the person. The browser ends its session on 401. */
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

/** Names of cookies and storage keys that the specification fixes (§9). */
export const REMEMBER_KEY = "auth_remember";
export const IMPERSONATION_KEY = "auth_token_impersonate";
export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "x-xsrf-token";
/** First character of an XSRF token. It tells whether the browser holds a session cookie, valid or not. */
export const XSRF_KIND = { session: "s", anonymous: "a" } as const;
