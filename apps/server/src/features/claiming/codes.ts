/** Codes that prove a claim. They are short enough to type; the limit of five tries protects them. */
import { CLAIM_CODE_ALPHABET, CLAIM_CODE_LENGTH, plainClaimCode } from "@portal/contract/claiming/rules";
import { customAlphabet } from "nanoid";
import { equalSecrets, hashToken } from "../../platform/tokens.ts";

/** Eight random characters, 40 bits. */
export const randomClaimCode: () => string = customAlphabet(CLAIM_CODE_ALPHABET, CLAIM_CODE_LENGTH);

/** The hash includes the claim, so that a code is valid for one claim only. */
export const hashClaimCode = (claimId: number, code: string): Buffer => hashToken(`claim|${claimId}|${code}`);

/** True if the typed text is the claim's code, whatever its spacing. */
export const isCodeOf = (claimId: number, codeHash: Buffer, typed: string): boolean =>
  equalSecrets(codeHash, hashClaimCode(claimId, plainClaimCode(typed)));
