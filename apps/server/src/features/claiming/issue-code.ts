/** Issues a claim's code: by mail at once, by letter or call when the provider does it. */
import { CLAIM_CODE_LIFE_MS, CLAIM_TRIES } from "@portal/contract/claiming/rules";
import type { ClaimProof } from "@portal/contract/claiming/states";
import { advance, type ClaimDependencies, mailerOf, type MovingClaim } from "./advance.ts";
import { hashClaimCode, randomClaimCode } from "./codes.ts";
import { codeMail, issuedMail } from "./mails.ts";
import * as repository from "./repository.ts";
import type { Trx } from "./repository.ts";

export type IssuedCode = { code: string; expiresAt: Date };

/**
 * Makes a code, stores only its hash and invalidates the previous code. Apart from the mail, the return value is the
 * only place with the code itself.
 */
export async function issueCode(
  dependencies: ClaimDependencies,
  trx: Trx,
  claim: MovingClaim,
  way: { proof: ClaimProof; to: string; by: "person" | "command" },
): Promise<IssuedCode> {
  const code = randomClaimCode();
  const expiresAt = new Date(dependencies.clock.now().getTime() + CLAIM_CODE_LIFE_MS[way.proof]);
  await advance(dependencies, trx, claim, {
    event: { type: "issue" },
    columns: { code_hash: hashClaimCode(claim.id, code), code_expires_at: expiresAt, tries_left: CLAIM_TRIES },
    by: way.by,
  });
  const mail = mailerOf(dependencies, trx, claim);
  const about = { companyId: claim.companyId, company: claim.company };
  if (way.proof === "email") await mail(way.to, codeMail, { ...about, code, expiresAt });
  else {
    const claimant = await repository.addressOf(trx, claim.userId);
    await mail(claimant, issuedMail, { ...about, proof: way.proof, to: way.to, expiresAt });
  }
  return { code, expiresAt };
}
