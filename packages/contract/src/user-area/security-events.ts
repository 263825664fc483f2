/** What happened around a person's login: the kinds of the server's record, and the person's own list. */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { idText } from "../http/ids.ts";

/** By kind, what the person reads. `failed`: somebody was refused, which the list says beside it. */
export const SECURITY_EVENTS = {
  logged_in: { label: "Angemeldet", failed: false },
  login_failed: { label: "Anmeldung", failed: true },
  second_factor_failed: { label: "Code bei der Anmeldung", failed: true },
  proof_failed: { label: "Bestätigung, dass Sie es sind", failed: true },
  throttled: { label: "Zu viele Versuche", failed: true },
  logged_out: { label: "Abgemeldet", failed: false },
  sessions_ended: { label: "Andere Geräte abgemeldet", failed: false },
  session_stolen: { label: "Anmeldung in zwei Browsern benutzt und beendet", failed: true },
  password_changed: { label: "Passwort geändert", failed: false },
  email_changed: { label: "E-Mail-Adresse geändert", failed: false },
  email_change_undone: { label: "Änderung der E-Mail-Adresse rückgängig gemacht", failed: false },
  methods_removed: { label: "Andere Wege der Anmeldung entfernt", failed: false },
  second_factor_on: { label: "Anmeldung mit Code eingeschaltet", failed: false },
  second_factor_off: { label: "Anmeldung mit Code ausgeschaltet", failed: false },
  recovery_codes: { label: "Neue Ersatzcodes erstellt", failed: false },
  recovery_code_used: { label: "Ersatzcode verwendet", failed: false },
  passkey_added: { label: "Passkey hinzugefügt", failed: false },
  passkey_deleted: { label: "Passkey gelöscht", failed: false },
  facebook_linked: { label: "Facebook-Konto verbunden", failed: false },
  facebook_unlinked: { label: "Facebook-Konto getrennt", failed: false },
  support_visit: { label: "Als Kundendienst angemeldet", failed: false },
  support_unusual: { label: "Als Kundendienst ungewöhnlich oft oder spät angemeldet", failed: false },
  support_refused: { label: "Anmeldung als Kundendienst", failed: true },
} as const satisfies Record<string, { label: string; failed: boolean }>;

export type SecurityEventKind = keyof typeof SECURITY_EVENTS;
export const SECURITY_EVENT_KINDS = Object.keys(SECURITY_EVENTS) as [SecurityEventKind, ...SecurityEventKind[]];

/** How somebody logged in, or tried to. */
export const LOGIN_METHODS = {
  password: "mit Passwort",
  link: "mit Link aus einer E-Mail",
  passkey: "mit Passkey",
  facebook: "mit Facebook",
} as const;
export type LoginMethod = keyof typeof LOGIN_METHODS;
export const LOGIN_METHOD_NAMES = Object.keys(LOGIN_METHODS) as [LoginMethod, ...LoginMethod[]];

/** Days for which events are kept. */
export const SECURITY_EVENT_DAYS = 90;
export const OWN_SECURITY_EVENTS_PAGE_SIZE = 10;

export type OwnSecurityEvent = {
  id: number;
  kind: SecurityEventKind;
  /** Of a login, and of one that failed; else null. */
  method: LoginMethod | null;
  /** ISO instant. */
  at: string;
};

/** The person's own events, newest first; `before` is the last id of the previous page. */
export const getOwnSecurityEvents = endpoint<{ events: OwnSecurityEvent[]; hasMore: boolean }>()({
  name: "getOwnSecurityEvents",
  method: "GET",
  path: "/api/user/security-events",
  query: z.object({ before: z.optional(idText) }),
});
