/** Recovery codes on paper, for a lost phone. Each works once; the database keeps hashes. */
import { RECOVERY_CODES } from "@portal/contract/auth/second-factor/calls";
import { customAlphabet } from "nanoid";
import { hashToken } from "../../../platform/tokens.ts";

/** Base 32 without letters that look like digits. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CHARACTERS_FOR_80_BITS = 16;
const GROUP = /.{4}(?=.)/g;

const newCode = customAlphabet(ALPHABET, CHARACTERS_FOR_80_BITS);

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => newCode());

/** In groups of four, which are easier to copy. */
export const forPaper = (code: string): string => code.replaceAll(GROUP, "$&-");

export const hashOf = (code: string): Buffer => hashToken(code);
