/**
 * What the portal looks for in an answer before visitors see it: data of third persons, and insults. It is a simple
 * check of words and numbers: what it finds is looked at by a person, and what it misses is not approved by it.
 */

export const FINDINGS = ["phone", "email", "bank", "insult"] as const;
export type Finding = (typeof FINDINGS)[number];

/** Completes "Der Text enthält vermutlich …". */
export const FINDING_LABELS: Record<Finding, string> = {
  phone: "eine Telefonnummer, die nicht in Ihrem Eintrag steht",
  email: "eine E-Mail-Adresse, die nicht in Ihrem Eintrag steht",
  bank: "eine Kontonummer",
  insult: "eine Beleidigung",
};

/** What of the company itself may be named. */
export type OwnContact = { phones: readonly string[]; emails: readonly string[] };

/** Dates and account numbers have as many digits as telephone numbers. */
const DATES = /(?<!\d)\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{4}|\d{2})?(?!\d)/g;
const PHONES = /(?<![\d\p{L}])(?:\+|0)\d(?:[ /().–-]{0,3}\d){5,14}(?!\d)/gu;
const EMAILS = /[\w.%+-]{1,64}@[\p{L}\d.-]{1,100}\.\p{L}{2,20}/gu;
const BANK = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?\d{4}){4}(?: ?\d{1,4})?/gu;
const INSULTS =
  /(?<!\p{L})(?:arschl[oö]ch|voll?idiot|idiot|depp|trottel|spinner|schwachkopf|blödmann|betrüger|lügner|wichser|hurens[oö]hn|schlampe|drecksau|missgeburt|abschaum|volltrottel|arsch)(?:in|innen|e|en|er|es|n|s)?(?!\p{L})/iu;

const digitsOf = (number: string): string => number.replaceAll(/\D/g, "").replace(/^(?:00)?49/, "0");

/** What the check finds, each kind once. */
export function findingsIn(text: string, own: OwnContact): Finding[] {
  const ownDigits = new Set(own.phones.map(digitsOf));
  const ownEmails = new Set(own.emails.map((email) => email.toLowerCase()));
  const rest = text.replaceAll(DATES, " ").replaceAll(BANK, " ");
  const found: Record<Finding, boolean> = {
    phone: (rest.match(PHONES) ?? []).some((number) => !ownDigits.has(digitsOf(number))),
    email: (text.match(EMAILS) ?? []).some((email) => !ownEmails.has(email.toLowerCase())),
    bank: text.search(BANK) >= 0,
    insult: INSULTS.test(text.normalize("NFC")),
  };
  return FINDINGS.filter((finding) => found[finding]);
}

/** "Der Text enthält vermutlich eine Telefonnummer, die nicht in Ihrem Eintrag steht, und eine Beleidigung." */
export function findingsSentence(findings: readonly Finding[]): string {
  const names = findings.map((finding) => FINDING_LABELS[finding]);
  const last = names.at(-1) ?? "";
  const list = names.length < 2 ? last : `${names.slice(0, -1).join(", ")} und ${last}`;
  return `Der Text enthält vermutlich ${list}.`;
}
