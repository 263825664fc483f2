/** Login of customer care, who acts for one company (Specification §2, §6 "cuca", §7 "Auth"). */
import * as z from "zod/mini";
import { CREDENTIAL_ERRORS, credentials, type User } from "../calls.ts";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";

export const SUPPORT_REASON_MAX_CHARACTERS = 300;

/** Fields of the support login. The company reads the reason. */
export const supportCredentials = z.extend(z.omit(credentials, { remember: true }), {
  companyId: idNumber,
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, "Bitte nennen Sie den Grund, zum Beispiel „Rückruf wegen der Öffnungszeiten“."),
      z.maxLength(SUPPORT_REASON_MAX_CHARACTERS, "Bitte fassen Sie sich kürzer: höchstens 300 Zeichen."),
    ),
});

/** Starts a session for one company that ends by itself. A session that the request carries ends. */
export const loginCuca = endpoint<{ user: User }>()({
  name: "loginCuca",
  method: "POST",
  path: "/api/auth/login/cuca",
  accountId: "ignored",
  body: supportCredentials,
  errors: [
    ...CREDENTIAL_ERRORS,
    "auth.role_missing",
    "auth.second_factor_missing",
    "auth.support_company_unknown",
    "auth.support_limit_reached",
    "auth.support_nested",
  ],
});

/** One visit of customer care in a company. */
export type SupportVisit = {
  id: number;
  /** Name of the agent; "" if the person no longer exists. */
  agent: string;
  reason: string;
  /** ISO instants, UTC. */
  startedAt: string;
  endsAt: string;
  /** What the agent changed, in German, the earliest first. */
  changes: string[];
};

/** The newest 20 visits of customer care in a company. */
export const getSupportVisits = endpoint<{ visits: SupportVisit[] }>()({
  name: "getSupportVisits",
  method: "GET",
  path: "/api/customer/support-visits",
});
