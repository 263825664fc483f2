/** What the provider does with claims: print letters, read out codes, hold, release, refuse. */
import { brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { CLAIM_STATES, type ClaimEvent, type ClaimProof, type ClaimState } from "@portal/contract/claiming/states";
import { pathOf } from "@portal/contract/pages/routes";
import { brandOrigin } from "../../platform/mail/origin.ts";
import type { Environment } from "../../platform/environment.ts";
import { Problem } from "../../platform/problem.ts";
import { advance, type ClaimDependencies, type MovingClaim } from "./advance.ts";
import { issueCode, type IssuedCode } from "./issue-code.ts";
import * as repository from "./repository.ts";
import type { Db, Trx } from "./repository.ts";
import { hasContract, isSentToContact } from "./view.ts";

/** States in which the provider must act. */
const WORK: readonly ClaimState[] = ["requested", "held"];

export type ListedClaim = {
  id: number;
  state: ClaimState;
  heldBecause: string | null;
  proof: ClaimProof | null;
  sentTo: string | null;
  company: string;
  companyId: number;
  login: string;
  changedAt: Date;
};

/** The work list, longest waiting first, at most 500. `all` adds claims that wait for the claimant or are over. */
export const listClaims = (db: Db, { all }: { all: boolean }): Promise<ListedClaim[]> =>
  db
    .selectFrom("claims as k")
    .innerJoin("companies as c", "c.id", "k.company_id")
    .innerJoin("users as u", "u.id", "k.user_id")
    .select([
      "k.id",
      "k.state",
      "k.held_because as heldBecause",
      "k.proof",
      "k.sent_to as sentTo",
      "c.display_name as company",
      "c.id as companyId",
      "u.login",
      "k.changed_at as changedAt",
    ])
    .where("k.state", "in", all ? CLAIM_STATES : WORK)
    .orderBy("k.changed_at")
    .orderBy("k.id")
    .limit(500)
    .execute();

type Claimed = MovingClaim & { proof: ClaimProof | null; sentTo: string | null; isSentToContact: boolean };

/**
 * Runs `work` on one claim under its company's lock.
 * @throws Problem `request.not_found` for an unknown number
 */
const withClaim = <T>(db: Db, claimId: number, work: (trx: Trx, claim: Claimed) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const found = await repository.claimById(trx, claimId);
    if (found === undefined || !(await repository.lockCompany(trx, found.company_id)))
      throw new Problem("request.not_found");
    const row = await repository.statusOf(trx, found.company_id, found.user_id);
    const now = await repository.claimById(trx, claimId);
    if (row === undefined || now === undefined) throw new Problem("request.not_found");
    return work(trx, {
      id: now.id,
      companyId: now.company_id,
      company: row.name,
      userId: now.user_id,
      brand: now.brand,
      state: now.state,
      heldBecause: now.held_because,
      proof: now.proof,
      sentTo: now.sent_to,
      isSentToContact: row.claim_id === now.id && isSentToContact(row),
    });
  });

/**
 * @throws Problem `claiming.not_possible_now` unless the claim waits for this kind of proof, `claiming.contact_changed`
 * if the entry's contact is another one by now
 */
const issueBy = (
  dependencies: ClaimDependencies,
  trx: Trx,
  claim: Claimed,
  proof: "letter" | "phone",
): Promise<IssuedCode> => {
  if (claim.proof !== proof || claim.sentTo === null) throw new Problem("claiming.not_possible_now");
  if (!claim.isSentToContact) throw new Problem("claiming.contact_changed");
  return issueCode(dependencies, trx, claim, { proof, to: claim.sentTo, by: "command" });
};

export type LetterDependencies = ClaimDependencies & { environment: Pick<Environment, "PDF_FONTS"> };

/** A letter with a new code as PDF bytes. The claimant gets a mail. */
export const writeLetter = (dependencies: LetterDependencies, claimId: number): Promise<Buffer> =>
  withClaim(dependencies.db, claimId, async (trx, claim) => {
    const { code, expiresAt } = await issueBy(dependencies, trx, claim, "letter");
    const brand = brandByKey(claim.brand) ?? DEFAULT_BRAND;
    const { claimLetter } = await import("./letter.ts");
    return claimLetter({
      brand,
      fonts: dependencies.environment.PDF_FONTS,
      company: claim.company,
      address: claim.sentTo ?? "",
      code,
      expiresAt,
      writtenAt: dependencies.clock.now(),
      page: `${brandOrigin(brand, dependencies.environment)}${pathOf("claiming_pending")}?firma=${claim.companyId}`,
    });
  });

/** A new code to read out, and the entry's number to call. */
export const readOutCode = (
  dependencies: ClaimDependencies,
  claimId: number,
): Promise<IssuedCode & { phone: string; company: string }> =>
  withClaim(dependencies.db, claimId, async (trx, claim) => ({
    ...(await issueBy(dependencies, trx, claim, "phone")),
    phone: claim.sentTo ?? "",
    company: claim.company,
  }));

/** Holds, releases or refuses a claim and returns its new state. */
export const decideClaim = (
  dependencies: ClaimDependencies,
  claimId: number,
  type: Extract<ClaimEvent["type"], "hold" | "release" | "refuse">,
): Promise<ClaimState> =>
  withClaim(dependencies.db, claimId, async (trx, claim) => {
    const row = await repository.statusOf(trx, claim.companyId, claim.userId);
    const event = { type: type === "release" && row !== undefined && hasContract(row) ? "lose" : type } as const;
    return (await advance(dependencies, trx, claim, { event, by: "command" })).state;
  });
