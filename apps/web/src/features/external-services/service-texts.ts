/** German texts for the connection to Google. Pure. */
import type { ExternalService, Revocation } from "@portal/contract/external-services/calls";
import type { ComparedField } from "@portal/contract/external-services/google-fields";
import { ApiProblem } from "../../platform/api/api-problem.ts";
import { germanMessage } from "../../platform/api/german-message.ts";

/** The message per call if the server sends none (Specification §8). */
export const FALLBACKS = {
  loadServices: "Die verbundenen Dienste konnten nicht geladen werden.",
  requestAccess: "Die Freigabe bei Google konnte nicht begonnen werden.",
  grantAccess: "Die Freigabe von Google konnte nicht übernommen werden.",
  denyAccess: "Ihre Absage konnte nicht gespeichert werden. Es wurde nichts verbunden.",
  loadLocations: "Die Standorte bei Google konnten nicht geladen werden.",
  connectLocation: "Der Standort konnte nicht verbunden werden.",
} as const;

/** The server's message, or the fallback for the failed call. */
export function serviceMessage(tried: keyof typeof FALLBACKS, error: unknown): string {
  const isSilent = error instanceof ApiProblem && error.kind !== "offline" && error.errors.length === 0;
  return isSilent ? FALLBACKS[tried] : germanMessage(error);
}

export const FIELD_LABELS: Record<ComparedField, string> = {
  name: "Firmenname",
  address: "Anschrift",
  phone: "Telefon",
  website: "Website",
  openingHours: "Öffnungszeiten",
  description: "Beschreibung",
};

/** Google reviews these fields when they change. */
export const REVIEWED_FIELDS: readonly ComparedField[] = ["name", "address"];

/** Why the error page is shown; `?grund=` in its address. */
export const REASONS = {
  abgelehnt: {
    title: "Sie haben bei Google abgebrochen",
    text: "Es wurde nichts verbunden. Ihr Eintrag bleibt, wie er ist.",
  },
  absage: {
    title: "Sie haben bei Google abgebrochen",
    text: `${FALLBACKS.denyAccess} Die begonnene Freigabe verfällt nach 15 Minuten von selbst.`,
  },
  abgelaufen: {
    title: "Die Freigabe ist abgelaufen",
    text: "Sie gilt 15 Minuten und nur einmal. Es wurde nichts verbunden. Bitte beginnen Sie noch einmal.",
  },
  firma: {
    title: "Eine andere Firma ist ausgewählt",
    text: "Sie haben die Freigabe für eine andere Ihrer Firmen begonnen. Es wurde nichts verbunden. Wählen Sie in der Übersicht unter „Meine Firmen“ die richtige Firma und beginnen Sie dort noch einmal.",
  },
  haken: {
    title: "Bei Google fehlt ein Häkchen",
    text: "Setzen Sie bei Google das Häkchen bei „Unternehmensprofile verwalten“. Ohne es können wir nichts verbinden.",
  },
  google: {
    title: "Google antwortet gerade nicht",
    text: "Es wurde nichts verbunden. Bitte versuchen Sie es in einigen Minuten noch einmal.",
  },
  dienst: {
    title: "Dieses Portal ist noch nicht mit Google verbunden",
    text: "Sie müssen nichts tun. Ihr Eintrag bleibt, wie er ist.",
  },
  recht: {
    title: "Dafür fehlt Ihnen das Recht",
    text: "Mit Google verbinden können die Inhaber der Firma und Personen mit Bearbeitungsrecht.",
  },
  unbekannt: {
    title: "Das hat leider nicht geklappt",
    text: "Es wurde nichts verbunden. Bitte versuchen Sie es noch einmal.",
  },
} as const;
export type Reason = keyof typeof REASONS;

/** The reason that the address names; an unknown text is never repeated on the page. */
export const reasonIn = (text: string | undefined): Reason =>
  text !== undefined && Object.hasOwn(REASONS, text) ? (text as Reason) : "unbekannt";

/** The reason for a failed grant. */
export function reasonOf(error: unknown): Reason {
  if (!(error instanceof ApiProblem)) return "unbekannt";
  if (error.has("external_services.grant_expired")) return "abgelaufen";
  if (error.has("external_services.other_company")) return "firma";
  if (error.has("external_services.scope_missing")) return "haken";
  if (error.has("external_services.not_set_up")) return "dienst";
  if (error.has("external_services.away") || error.has("external_services.busy")) return "google";
  return error.status === 403 ? "recht" : "unbekannt";
}

type Trouble = {
  tone: "danger" | "warning";
  title: string;
  text: string;
  /** What helps: granting access again, choosing another location, or doing something at Google. */
  help: "connect" | "choose" | "google";
};

type ConnectionStatus = Pick<ExternalService, "state" | "verification" | "connected">;

/** The problem that the person must solve; null if there is none or nothing is connected. */
export function troubleOf({ state, verification, connected }: ConnectionStatus): Trouble | null {
  if (state === "revoked")
    return {
      tone: "danger",
      title: "Die Freigabe bei Google gilt nicht mehr",
      text: "Die Freigabe wurde in einem Google-Konto zurückgenommen. Wir sehen Ihren Standort nicht mehr. Verbinden Sie ihn neu, oder trennen Sie die Verbindung ganz.",
      help: "connect",
    };
  if (state === "location_lost")
    return {
      tone: "danger",
      title: "Der Standort ist nicht mehr erreichbar",
      text: "Er wurde bei Google gelöscht, oder das Google-Konto verwaltet ihn nicht mehr. Bitte wählen Sie ihn neu.",
      help: "choose",
    };
  if (!connected || verification === "confirmed") return null;
  if (verification === "suspended")
    return {
      tone: "danger",
      title: "Google hat Ihren Standort gesperrt",
      text: "Er ist bei Google nicht zu sehen. Warum, steht in Ihrem Unternehmensprofil. Dort können Sie Einspruch einlegen.",
      help: "google",
    };
  return {
    tone: "warning",
    title: "Google hat Ihren Standort noch nicht bestätigt",
    text: "Bis dahin zeigt Google Ihre Änderungen nicht. Google bestätigt Sie per Anruf, Video oder Postkarte. Das beginnen Sie in Ihrem Unternehmensprofil.",
    help: "google",
  };
}

export const REVOCATION_TEXTS: Record<Revocation, string> = {
  done: "Die Verbindung ist getrennt. Die Freigabe bei Google ist zurückgenommen.",
  shared: "Die Verbindung ist getrennt. Die Freigabe bei Google bleibt, weil eine andere Firma sie nutzt.",
  pending: "Die Verbindung ist getrennt. Google antwortet gerade nicht. Die Freigabe nehmen wir später zurück.",
};

/** Where people edit their profile at Google. */
export const GOOGLE_PROFILE_URL = "https://business.google.com/";
