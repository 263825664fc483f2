/** The business-to-business codex: promises of a company to other businesses, signed by a person (Specification §7). */
import * as z from "zod/mini";
import { lineOf } from "../../text/text-fields.ts";

/** Longest texts, in characters. */
export const B2B_CODEX_LIMITS = { signatory: 100 } as const;

export const b2bCodexFields = {
  accepted: z.boolean(),
  signatory: lineOf(B2B_CODEX_LIMITS.signatory),
};

/** Signing needs a name; withdrawing does not. */
export const signedByName = z.refine<{ accepted: boolean; signatory: string }>(
  ({ accepted, signatory }) => !accepted || signatory !== "",
  { path: ["signatory"], error: "Bitte geben Sie an, wer für Ihre Firma unterschreibt." },
);
