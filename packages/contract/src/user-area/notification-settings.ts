/**
 * Which messages people can switch off and on which channel, and which mails they always get (Specification §2
 * "notifications"). Every mail template is listed here: a new one does not compile without that decision.
 */

export type NotificationChannel = "email" | "portal";
export type NotificationEvent =
  | "banner_news"
  | "claim_ends"
  | "contribution_answered"
  | "people_changed"
  | "provider_message"
  | "tv_creative";

export const NOTIFICATION_EVENTS = [
  "banner_news",
  "claim_ends",
  "contribution_answered",
  "people_changed",
  "provider_message",
  "tv_creative",
] as const;

export const NOTIFICATION_WISHES = [
  {
    event: "claim_ends",
    channel: "email",
    title: "Erinnerung, bevor Ihr Anspruch auf einen Eintrag abläuft",
    help: "Einmal im Jahr, damit Ihr Eintrag bei Ihnen bleibt.",
  },
  {
    event: "people_changed",
    channel: "email",
    title: "Jemand kommt in Ihre Firma oder verlässt sie",
    help: "Für Inhaber: wenn eine Einladung angenommen wird oder jemand den Zugriff abgibt.",
  },
  {
    event: "banner_news",
    channel: "email",
    title: "Neues zu Ihren Werbebannern",
    help: "Wenn ein Banner auf Ihre Freigabe wartet, abgelehnt wurde, startet oder endet.",
  },
  {
    event: "contribution_answered",
    channel: "email",
    title: "Antwort auf Ihren Hinweis zu einem Eintrag",
    help: "Wenn wir geprüft haben, was Sie uns gemeldet haben.",
  },
  {
    event: "tv_creative",
    channel: "email",
    title: "Neues zu Motiven Ihrer TV-Banner",
    help: "Für Inhaber: wenn ein Motiv auf Ihre Freigabe wartet oder die Sender entschieden haben.",
  },
  {
    event: "provider_message",
    channel: "portal",
    title: "Mitteilungen von uns nach der Anmeldung",
    help: "Zum Beispiel, wenn es für Ihren Eintrag etwas Neues gibt.",
  },
] as const satisfies readonly {
  event: NotificationEvent;
  channel: NotificationChannel;
  title: string;
  help: string;
}[];

/** Mails that are always sent, and why nobody can switch them off. */
export const ALWAYS_SENT = {
  asked: { title: "Links und Codes, die Sie selbst anfordern", help: "Ohne sie kämen Sie nicht weiter." },
  access: {
    title: "Änderungen an Ihrem Zugang",
    help: "Neues Passwort, neue Adresse, Anmeldung mit Code, Ende des Profils: So bemerken Sie, wenn es jemand anderes war.",
  },
  company: {
    title: "Wer einen Eintrag übernimmt und wer Zugriff auf eine Firma bekommt oder verliert",
    help: "Damit niemand unbemerkt an Ihre Firma kommt.",
  },
  case: { title: "Antworten auf Ihre Anfragen an den Kundendienst", help: "Sie haben uns gefragt." },
  website: {
    title: "Was aus Texten und Dateien für Ihre Website wird",
    help: "Sie haben sie uns übergeben.",
  },
} as const;
export type AlwaysSent = keyof typeof ALWAYS_SENT;

/** Each mail template and why it is sent: a setting, a reason to send it always, or that it goes to the provider. */
export const MAILS = {
  registration: "asked",
  "access-link": "asked",
  "known-address": "access",
  "password-changed": "access",
  "access-changed": "access",
  "session-stolen": "access",
  "email-change": "asked",
  "email-in-use": "access",
  "email-change-asked": "access",
  "email-changed": "access",
  "email-change-undone": "access",
  "profile-erasure": "access",
  "profile-erased": "access",
  "claim-code": "asked",
  "claim-ordered": "asked",
  "claim-issued": "asked",
  "claim-held": "company",
  "claim-released": "company",
  "claim-refused": "company",
  "claim-confirmed": "company",
  "claim-lost": "company",
  "claim-disputed": "company",
  "claim-access-ended": "company",
  "claim-given-back": "company",
  "claim-expires": "claim_ends",
  "account-link": "asked",
  "account-link-waiting": "company",
  "account-link-decided": "company",
  "access-ended": "company",
  "person-joined": "people_changed",
  "person-left": "people_changed",
  "contribution-answered": "contribution_answered",
  "newsletter-confirm": "asked",
  "service-case-received": "case",
  "service-case-news": "case",
  "website-handover-received": "website",
  "website-handover-news": "website",
  "web-banner-news": "banner_news",
  "tv-creative-news": "tv_creative",
  "support-alert": "provider",
} as const satisfies Record<string, AlwaysSent | NotificationEvent | "provider">;
export type MailName = keyof typeof MAILS;

export type NotificationSetting = { event: NotificationEvent; channel: NotificationChannel; wanted: boolean };
