/** Codes that prove a claim. Short enough to be typed, so what protects them is that one can be tried five times only. */
import { CLAIM_CODE_ALPHABET, CLAIM_CODE_LENGTH, plainClaimCode } from "@portal/contract/claiming/rules";
import { customAlphabet } from "nanoid";
import { equalSecrets, hashToken } from "../../platform/tokens.ts";

/** Eight random characters, 40 bits. */
export const randomClaimCode: () => string = customAlphabet(CLAIM_CODE_ALPHABET, CLAIM_CODE_LENGTH);

/** A code is good for one claim alone: another claimant's is another hash. */
export const hashClaimCode = (claimId: number, code: string): Buffer => hashToken(`claim|${claimId}|${code}`);

/** True where what was typed is the claim's code, however it was spaced. */
export const isCodeOf = (claimId: number, codeHash: Buffer, typed: string): boolean =>
  equalSecrets(codeHash, hashClaimCode(claimId, plainClaimCode(typed)));
