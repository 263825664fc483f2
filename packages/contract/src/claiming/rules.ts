/** Codes that prove a claim: their form, how long they are valid, how often one may be tried. */
import type { ClaimProof } from "./states.ts";

/** Without 0, 1, I and O, which people confuse when they read or hear them. */
export const CLAIM_CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const CLAIM_CODE_LENGTH = 8;

/** Tries for one code. The last wrong one holds the claim for the provider. */
export const CLAIM_TRIES = 5;

/** Codes that one person may ask for per company in 24 hours. */
export const CLAIM_CODES_A_DAY = 3;

/** Mails with codes that one company's address receives in 24 hours, whoever asks. */
export const CLAIM_MAILS_A_DAY_TO_A_COMPANY = 10;

/** Companies that one person may be claiming at the same time. */
export const OPEN_CLAIMS_AT_MOST = 20;

const HOUR_MS = 3_600_000;

/** How long a code is valid after it is issued, in milliseconds. A letter needs days, a call does not. */
export const CLAIM_CODE_LIFE_MS: Readonly<Record<ClaimProof, number>> = {
  email: 24 * HOUR_MS,
  letter: 21 * 24 * HOUR_MS,
  phone: 2 * HOUR_MS,
};

/**
 * Days for which a changed contact gets no code, so that somebody who may edit the entry cannot have the code sent to
 * themself before the company notices.
 */
export const CLAIM_CONTACT_REST_DAYS = 7;

/** Until when a contact gets no code (epoch ms), or null if it may get one. `changedAt`: null if it never changed. */
export function contactRestsUntil(changedAt: number | null, now: number): number | null {
  const until = (changedAt ?? Number.NEGATIVE_INFINITY) + CLAIM_CONTACT_REST_DAYS * 24 * HOUR_MS;
  return until > now ? until : null;
}

/** What is known about a contact when its code is issued or entered; instants are epoch ms. */
export type AskedContact = { sentTo: string; contact: string; changedAt: number | null; askedAt: number };

/** True if the entry still has the contact to which the code went, and had no other in between. */
export const isContactKept = ({ sentTo, contact, changedAt, askedAt }: AskedContact): boolean =>
  sentTo === contact && (changedAt === null || changedAt < askedAt);

/** Days before an owner's claim expires on which its owner is reminded by mail. */
export const CLAIM_REMINDER_DAYS = [14, 3] as const;

/** A typed code in upper case, without spaces and hyphens. */
export const plainClaimCode = (typed: string): string => typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, "");

/** "ABCD2345" → "ABCD-2345", the form in letters and mails. */
export const shownClaimCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

const CODE_PATTERN = new RegExp(`^[${CLAIM_CODE_ALPHABET}]{${CLAIM_CODE_LENGTH}}$`);

/** True if the text has the form of a code, whatever its spacing. */
export const isClaimCode = (typed: string): boolean => typed.length <= 40 && CODE_PATTERN.test(plainClaimCode(typed));
