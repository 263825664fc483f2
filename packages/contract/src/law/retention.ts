/**
 * How long the portal keeps what it stores of people (GDPR articles 13 (2) a and 15 (1) d): the one table that the sweeps
 * delete by and that the privacy page, the self-disclosure, the person's export and the page about deletion read.
 */
import { INQUIRY_CONFIRM_DAYS } from "../leads/inquiries/limits.ts";
import { KEPT_DAYS } from "../leads/states.ts";
import { INVITATION_MONTHS, NAMED_DAYS } from "../ratings/invitations/calls.ts";
import { OBJECTION_YEARS } from "../ratings/objections/calls.ts";
import { CONFIRM_DAYS } from "../ratings/submissions/calls.ts";
import { LOG_YEARS } from "../self-disclosure/calls.ts";
import { CASE_YEARS } from "../service-case/calls.ts";
import { CONSENT_PROOF_YEARS } from "../tracking/cookie-choice.ts";
import { ERASURE_GRACE_DAYS } from "../user-area/profile.ts";
import { SECURITY_EVENT_DAYS } from "../user-area/security-events.ts";
import { VISITOR_HOURS, EVENT_MONTHS } from "./visits.ts";

/** Days after the provider's decision: long enough for questions about it, which come within weeks. */
export const CONTRIBUTION_DECIDED_DAYS = 90;
/** A report of half a year ago says nothing about the entry of today. */
export const CONTRIBUTION_UNDECIDED_DAYS = 180;
/** Years after a notice of illegal content is closed: claims lapse after three years (§ 195 BGB). */
export const NOTICE_YEARS = 3;
/** Months after a decision in which both sides can complain (DSA article 20 (1)). */
export const NOTICE_COMPLAINT_MONTHS = 6;
/** The link confirms for one week; until this time a late click gets an explanation. */
export const NEWSLETTER_UNCONFIRMED_DAYS = 30;
/** Claims lapse three years after the end of the year in which the subscription ended (§§ 195, 199 BGB). */
export const NEWSLETTER_PROOF_YEARS = 3;
/** A comparison with the year before needs no older reasons for leaving. */
export const LEAVING_REASON_DAYS = 365;
/** Until then a late click gets the answer that the invitation has expired. */
export const LINK_EXPIRED_DAYS = 30;
export const LINK_DECIDED_DAYS = 365;
/** Days after a rating without login was withdrawn. */
export const SUBMISSION_WITHDRAWN_DAYS = 30;
/** Days for which sent mails are kept, failed ones included. */
export const MAIL_DAYS = 90;
/** Days after the login for which a session can live and is kept. */
export const SESSION_DAYS = 90;
/** Days after a link of a mail expired. */
export const TOKEN_DAYS = 30;
export const USAGE_MONTHS = 25;

export type Retained = {
  /** German sentence without the data's name. */
  readonly words: string;
  /** The tables and the sweep that deletes their rows; without a sweep the rows go with the person. */
  readonly tables: readonly string[];
  readonly sweep?: string;
};

export const RETENTION_TABLE = {
  profile: {
    words: `Bis Sie Ihr Profil löschen. Danach haben Sie ${ERASURE_GRACE_DAYS} Tage Zeit, es sich anders zu überlegen.`,
    tables: ["users"],
    sweep: "profiles",
  },
  withProfile: { words: "Bis Sie es entfernen oder Ihr Profil löschen.", tables: ["user_ratings"] },
  access: { words: "Bis der Zugriff auf die Firma endet oder Sie Ihr Profil löschen.", tables: ["memberships"] },
  sessions: {
    words: `Höchstens ${SESSION_DAYS} Tage nach der Anmeldung.`,
    tables: ["sessions"],
    sweep: "sessions",
  },
  securityEvents: {
    words: `${SECURITY_EVENT_DAYS} Tage.`,
    tables: ["security_events"],
    sweep: "securityEvents",
  },
  tokens: { words: `Bis ${TOKEN_DAYS} Tage nach Ablauf des Links.`, tables: ["user_tokens"], sweep: "tokens" },
  mails: { words: `${MAIL_DAYS} Tage.`, tables: ["mails"], sweep: "mails" },
  links: {
    words: `Offene bis ${LINK_EXPIRED_DAYS} Tage nach Ablauf, entschiedene ein Jahr.`,
    tables: ["account_links"],
    sweep: "accountLinks",
  },
  contributions: {
    words: `Bis ${CONTRIBUTION_DECIDED_DAYS} Tage nach unserer Prüfung, ohne Prüfung höchstens ${CONTRIBUTION_UNDECIDED_DAYS} Tage.`,
    tables: ["contributions"],
    sweep: "contributions",
  },
  publicChecks: { words: "Einen Tag.", tables: ["listing_checks", "listing_results"], sweep: "listingChecks" },
  notices: {
    words: `Bis ${NOTICE_YEARS} Jahre nach dem Abschluss, für den Fall eines Gerichtsverfahrens. Abgeschlossen ist eine Meldung ${NOTICE_COMPLAINT_MONTHS} Monate nach der Entscheidung.`,
    tables: ["content_notices"],
    sweep: "contentNotices",
  },
  newsletter: {
    words: `Unbestätigte ${NEWSLETTER_UNCONFIRMED_DAYS} Tage, den Nachweis Ihrer Bestellung bis zum Ende des dritten Jahres nach der Abbestellung.`,
    tables: ["newsletter_subscriptions", "newsletter_proofs"],
    sweep: "newsletterOrders",
  },
  ratingSubmissions: {
    words: `Bis ${SUBMISSION_WITHDRAWN_DAYS} Tage nachdem Sie die Bewertung zurückgezogen haben; nicht bestätigte ${CONFIRM_DAYS} Tage.`,
    tables: ["rating_submissions"],
    sweep: "ratingSubmissions",
  },
  ratingInvitations: {
    words: `Namen und Adressen ${NAMED_DAYS} Tage, die Einladung ${INVITATION_MONTHS} Monate.`,
    tables: ["rating_invitations"],
    sweep: "ratingInvitations",
  },
  ratingObjections: {
    words: `Bis ${OBJECTION_YEARS} Jahre nach dem Ende, für den Fall eines Gerichtsverfahrens.`,
    tables: ["rating_objections"],
    sweep: "ratingObjections",
  },
  serviceCases: {
    words: `Bis ${CASE_YEARS} Jahre nach dem Ende der Anfrage.`,
    tables: ["service_cases"],
    sweep: "serviceCases",
  },
  entryChanges: {
    words: `Bis ${LOG_YEARS} Jahre nach dem Monat der Änderung.`,
    tables: ["entry_changes"],
    sweep: "entryChanges",
  },
  log: { words: `Bis ${LOG_YEARS} Jahre nach dem Monat des Vorgangs.`, tables: ["audit_log"], sweep: "auditLog" },
  leavingReasons: {
    words: "Ein Jahr, ohne Ihren Namen und nur mit dem Monat.",
    tables: ["leaving_reasons"],
    sweep: "leavingReasons",
  },
  consents: {
    words: `Bis ${CONSENT_PROOF_YEARS} Jahre nach dem Ende der Zustimmung.`,
    tables: ["statistics_consents"],
    sweep: "consentProofs",
  },
  usage: {
    words: `${USAGE_MONTHS} Monate, nur als Summen eines Tages.`,
    tables: ["portal_usage"],
    sweep: "portalUsage",
  },
  visits: {
    words: `Den Schlüssel, der Doppeltes erkennt, höchstens bis ${VISITOR_HOURS} Stunden nach dem Tag. Einzelne Aufrufe ohne Bezug zu Ihnen ${EVENT_MONTHS} Monate.`,
    tables: ["tracking_visits", "tracking_salts"],
    sweep: "visitors",
  },
  leads: {
    words: `Bewerbungen ${KEPT_DAYS.job} Tage, alles andere ${KEPT_DAYS.request} Tage nach dem Eingang.`,
    tables: ["leads"],
    sweep: "leads",
  },
  inquiries: {
    words: `Nicht bestätigte Anfragen ${INQUIRY_CONFIRM_DAYS} Tage. Bestätigte hat die Firma, die Angaben im Formular löschen wir dann sofort.`,
    tables: ["inquiries"],
    sweep: "inquiries",
  },
  taskMarks: {
    words: "Bis zu dem Tag, an dem die Aufgabe wieder erscheint, höchstens ein Jahr.",
    tables: ["dashboard_task_marks"],
    sweep: "taskMarks",
  },
  companyThings: {
    words: "Solange die Firma bei uns geführt wird; Ihr Name geht mit Ihrem Profil.",
    tables: ["support_visits"],
  },
  files: {
    words: "Solange der Eintrag oder sein Verlauf die Datei braucht.",
    tables: ["files"],
    sweep: "files",
  },
} as const satisfies Record<string, Retained>;

export type RetentionKey = keyof typeof RETENTION_TABLE;
export const keptWords = (key: RetentionKey): string => RETENTION_TABLE[key].words;
