/**
 * Which messages people can switch off and on which channel, and which mails they always get (Specification §2
 * "notifications"). Every mail template is listed here: a new one does not compile without that decision.
 */

export const NOTIFICATION_CHANNELS = ["email", "push", "portal"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
export type NotificationEvent =
  | "ad_budget"
  | "banner_news"
  | "claim_ends"
  | "contribution_answered"
  | "lead_reminder"
  | "new_lead"
  | "documents_arrived"
  | "new_messages"
  | "new_rating"
  | "open_calls"
  | "people_changed"
  | "provider_message"
  | "rating_status"
  | "support_visit"
  | "tv_creative";

export const NOTIFICATION_EVENTS = [
  "ad_budget",
  "banner_news",
  "claim_ends",
  "contribution_answered",
  "lead_reminder",
  "new_lead",
  "documents_arrived",
  "new_messages",
  "new_rating",
  "open_calls",
  "people_changed",
  "provider_message",
  "rating_status",
  "support_visit",
  "tv_creative",
] as const;

export const NOTIFICATION_WISHES = [
  {
    event: "claim_ends",
    channel: "email",
    title: "Erinnerung, bevor Ihre Inhaberschaft endet",
    help: "Einmal im Jahr, damit Ihr Eintrag bei Ihnen bleibt.",
  },
  {
    event: "people_changed",
    channel: "email",
    title: "Jemand kommt in Ihre Firma oder verlässt sie",
    help: "Für Inhaber: wenn eine Einladung angenommen wird oder jemand den Zugriff abgibt.",
  },
  {
    event: "support_visit",
    channel: "email",
    title: "Unser Kundendienst war für Ihre Firma tätig",
    help: "Für Inhaber: wer es war, warum und was sich geändert hat.",
  },
  {
    event: "banner_news",
    channel: "email",
    title: "Neues zu Ihren Werbebannern",
    help: "Wenn ein Banner auf Ihre Freigabe wartet, abgelehnt wurde, startet oder endet.",
  },
  {
    event: "new_lead",
    channel: "email",
    title: "Neue Anfragen und Bewerbungen",
    help: "Sobald jemand Ihre Firma anfragt, ihr schreibt oder sich bewirbt.",
  },
  {
    event: "lead_reminder",
    channel: "email",
    title: "Erinnerungen an Anfragen",
    help: "Am Morgen des Tages, den jemand von Ihrer Firma gewählt hat.",
  },
  {
    event: "open_calls",
    channel: "email",
    title: "Anrufe, die auf Sie warten",
    help: "Am späten Nachmittag, wenn Anrufe des Tages beim Sekretariatsservice oder Sprachbot noch offen sind.",
  },
  {
    event: "documents_arrived",
    channel: "email",
    title: "Neue Rechnungen, Verträge und Schreiben",
    help: "Wenn im Portal neue Dokumente für eine Firma liegen, die Sie bearbeiten.",
  },
  {
    event: "new_rating",
    channel: "email",
    title: "Neue Bewertungen Ihrer Firma",
    help: "Tagsüber, sobald auf einem der Portale eine Bewertung dazukommt.",
  },
  {
    event: "rating_status",
    channel: "email",
    title: "Ihre Bewertungen im vergangenen Monat",
    help: "Am Anfang eines Monats: wie viele dazukamen, mit wie vielen Sternen und was noch offen ist.",
  },
  {
    event: "new_messages",
    channel: "email",
    title: "Neue Nachrichten von Kunden",
    help: "Wenn ein Kunde auf Ihre Nachricht antwortet.",
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
    event: "ad_budget",
    channel: "email",
    title: "Ihr Werbebudget geht zu Ende",
    help: "Wenn das Budget Ihrer Suchmaschinenwerbung nicht bis zum vereinbarten Tag reicht.",
  },
  {
    event: "new_lead",
    channel: "push",
    title: "Neue Anfragen und Bewerbungen",
    help: "Sobald jemand Ihre Firma anfragt, ihr schreibt oder sich bewirbt.",
  },
  {
    event: "new_messages",
    channel: "push",
    title: "Neue Nachrichten von Kunden",
    help: "Wenn ein Kunde auf Ihre Nachricht antwortet.",
  },
  {
    event: "new_rating",
    channel: "push",
    title: "Neue Bewertungen",
    help: "Sobald jemand Ihre Firma bei uns bewertet. Von anderen Portalen tagsüber, wenn etwas dazukommt.",
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
  case: {
    title: "Antworten auf Ihre Anfragen an den Kundendienst und auf Reklamationen",
    help: "Sie haben uns gefragt.",
  },
  contract: { title: "Kündigungen und ihre Rücknahme", help: "Die Bestätigung ist Ihr Nachweis." },
  website: {
    title: "Was aus Texten und Dateien für Ihre Website wird",
    help: "Sie haben sie uns übergeben.",
  },
  notice: {
    title: "Meldungen rechtswidriger Inhalte",
    help: "Das Gesetz verlangt, dass beide Seiten Bescheid bekommen und die Gründe lesen.",
  },
  message: {
    title: "Nachrichten von Firmen, denen Sie geschrieben haben",
    help: "Sie haben gefragt. In jeder E-Mail ist ein Link, mit dem Sie weitere abbestellen.",
  },
  objection: {
    title: "Einwände gegen Bewertungen",
    help: "Das Gesetz verlangt, dass beide Seiten Bescheid bekommen und die Gründe lesen.",
  },
} as const;
export type AlwaysSent = keyof typeof ALWAYS_SENT;

/** Mails to customers of companies; they end with a link that stops them for ever. */
type ToCustomers = "customers";

/** Mails that a person chose for a company; each ends with one click (RFC 8058). */
type Chosen = "chosen";

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
  "correction-answered": "asked",
  "notice-received": "notice",
  "notice-decided": "notice",
  "notice-concerns-you": "notice",
  "notice-complaint": "notice",
  "newsletter-confirm": "asked",
  "service-case-received": "case",
  "service-case-news": "case",
  "contract-cancelled": "contract",
  "contract-cancellation-withdrawn": "contract",
  "website-handover-received": "website",
  "website-handover-news": "website",
  "web-banner-news": "banner_news",
  "tv-creative-news": "tv_creative",
  "search-ad-budget": "ad_budget",
  "rating-confirm": "asked",
  "rating-published": "asked",
  "rating-invitation": "customers",
  "documents-arrived": "documents_arrived",
  "rating-news": "new_rating",
  "rating-status": "rating_status",
  "open-calls": "open_calls",
  "new-lead": "new_lead",
  "lead-reminder": "lead_reminder",
  "lead-complaint-decided": "case",
  digest: "chosen",
  "message-to-customer": "message",
  "message-news": "new_messages",
  "inquiry-confirm": "asked",
  "objection-company": "objection",
  "objection-author": "objection",
  "support-visit": "support_visit",
  "support-alert": "provider",
} as const satisfies Record<string, AlwaysSent | NotificationEvent | Chosen | ToCustomers | "provider">;
export type MailName = keyof typeof MAILS;

export type NotificationSetting = { event: NotificationEvent; channel: NotificationChannel; wanted: boolean };
