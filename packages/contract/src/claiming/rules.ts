/** Codes that prove a claim: how they look, how long they are good, how often one may be tried. */
import type { ClaimProof } from "./states.ts";

/** Without 0, 1, I and O, which people mix up when they read or hear them. */
export const CLAIM_CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const CLAIM_CODE_LENGTH = 8;

/** Wrong codes that a claim survives; then the provider looks at it. */
export const CLAIM_TRIES = 5;

/** Codes that one person may ask for a company in 24 hours. */
export const CLAIM_CODES_A_DAY = 3;

/** Mails with codes that one company's address gets in 24 hours, whoever asks. */
export const CLAIM_MAILS_A_DAY_TO_A_COMPANY = 10;

/** Companies that one person may be claiming at a time. */
export const OPEN_CLAIMS_AT_MOST = 20;

const HOUR_MS = 3_600_000;

/** How long a code is good from the moment it is issued, in ms: a letter travels, a call is now. */
export const CLAIM_CODE_LIFE_MS: Readonly<Record<ClaimProof, number>> = {
  email: 24 * HOUR_MS,
  letter: 21 * 24 * HOUR_MS,
  phone: 2 * HOUR_MS,
};

/** Days before an owner's claim expires on which its owner is reminded by mail. */
export const CLAIM_REMINDER_DAYS = [14, 3] as const;

/** What was typed as a code, without case, spaces and hyphens. */
export const plainClaimCode = (typed: string): string => typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, "");

/** "ABCD2345" → "ABCD-2345", as letters and mails show it. */
export const shownClaimCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

const CODE_PATTERN = new RegExp(`^[${CLAIM_CODE_ALPHABET}]{${CLAIM_CODE_LENGTH}}$`);

/** True where the text, however it was spaced, could be a code. */
export const isClaimCode = (typed: string): boolean => typed.length <= 40 && CODE_PATTERN.test(plainClaimCode(typed));
