/** The steps of a person who claims an entry (Specification §4 "Claiming"). Knows no HTTP. */
import type { Claiming, OpenClaim } from "@portal/contract/claiming/calls";
import {
  CLAIM_CODES_A_DAY,
  CLAIM_MAILS_A_DAY_TO_A_COMPANY,
  OPEN_CLAIMS_AT_MOST,
} from "@portal/contract/claiming/rules";
import { CLAIM_ENDS, type ClaimProof } from "@portal/contract/claiming/states";
import type { ProblemCode } from "@portal/contract/http/problems";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { advance, mailerOf, type MovingClaim } from "./advance.ts";
import { isCodeOf } from "./codes.ts";
import { issueCode } from "./issue-code.ts";
import { orderedMail } from "./mails.ts";
import * as repository from "./repository.ts";
import type { Db, StatusRow, Trx } from "./repository.ts";
import { hasContract, isSentToContact, proofsOf, toClaiming } from "./view.ts";

const DAY_MS = 86_400_000;
/** More open and refused claims than anybody should have. */
const OPEN_CLAIMS_SHOWN = 20;

/** The claimant and the brand of their mails and letters. */
type Claimant = { userId: number; brand: string };
export type ClaimingService = ReturnType<typeof createClaimingService>;

export function createClaimingService(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  const findStatus = async (executor: Db, companyId: number, userId: number | null): Promise<StatusRow> => {
    const row = await repository.statusOf(executor, companyId, userId);
    if (row === undefined) throw new Problem("claiming.company_not_found");
    return row;
  };

  const claiming = async (companyId: number, userId: number | null): Promise<Claiming> =>
    toClaiming(await findStatus(db, companyId, userId), userId !== null, clock.now());

  /**
   * Runs one change under the company's lock and returns the new status. An error code that `work` returns instead of
   * throwing is thrown after the commit: a wrong code must be counted although it is refused.
   */
  const change = async (
    { companyId, userId }: { companyId: number; userId: number },
    work: (trx: Trx, row: StatusRow) => Promise<ProblemCode | null>,
  ): Promise<Claiming> => {
    const refusal = await db.transaction().execute(async (trx) => {
      if (!(await repository.lockCompany(trx, companyId))) throw new Problem("claiming.company_not_found");
      return work(trx, await findStatus(trx, companyId, userId));
    });
    if (refusal !== null) throw new Problem(refusal, refusal === "claiming.code_wrong" ? { field: "code" } : {});
    return claiming(companyId, userId);
  };

  /** Creates a claim of the person. */
  const begin = async (trx: Trx, row: StatusRow, { userId, brand }: Claimant): Promise<MovingClaim> => {
    const now = clock.now();
    // Confirmed once, then taken away by an import.
    if (row.claim_id !== null && row.state === "confirmed")
      await repository.updateClaim(trx, row.claim_id, { state: "dissolved", changed_at: now });
    if ((await repository.openClaimsOf(trx, userId)) >= OPEN_CLAIMS_AT_MOST)
      throw new Problem("claiming.too_many_claims");
    const { company_id: companyId, name: company } = row;
    const { id } = await repository.insertClaim(trx, { company_id: companyId, user_id: userId, brand, now });
    await writeAudit(trx, {
      at: now,
      action: "claim.start",
      outcome: "done",
      actorUserId: userId,
      companyId,
      details: { claimId: id, state: "started", by: "person" },
    });
    return { id, companyId, company, userId, brand, state: "started", heldBecause: null };
  };

  return {
    claiming,

    /** The person's open claims, each with its page. If a contract has overtaken a claim, its page says so. */
    async mine(userId: number): Promise<OpenClaim[]> {
      const open = await repository.openClaimsList(db, userId, OPEN_CLAIMS_SHOWN);
      const claims = await Promise.all(
        open.map(async ({ company_id: companyId }): Promise<OpenClaim[]> => {
          const row = await repository.statusOf(db, companyId, userId);
          if (row === undefined || row.state === null) return [];
          return [{ companyId, company: row.name, state: row.state, page: toClaiming(row, true, clock.now()).page }];
        }),
      );
      return claims.flat();
    },

    /**
     * Creates the claim if there is none.
     * @throws Problem also if there is a contract or the person owns the entry
     */
    requestCode: (companyId: number, { userId, brand }: Claimant, proof: ClaimProof): Promise<Claiming> =>
      change({ companyId, userId }, async (trx, row) => {
        const isOwned = row.claimed_by === "OWNER" && row.is_owner;
        if (hasContract(row) || isOwned) throw new Problem("claiming.not_possible_now");
        const now = clock.now();
        const offered = proofsOf(row, now).find(({ kind }) => kind === proof);
        if (offered === undefined) throw new Problem("claiming.proof_not_offered", { field: "proof" });
        if (offered.restsUntil !== null) throw new Problem("claiming.contact_is_new", { field: "proof" });
        const asked = await repository.codesSince(trx, companyId, userId, new Date(now.getTime() - DAY_MS));
        if (asked.own >= CLAIM_CODES_A_DAY || (proof === "email" && asked.mails >= CLAIM_MAILS_A_DAY_TO_A_COMPANY))
          throw new Problem("claiming.too_many_codes", { retryAfter: DAY_MS / 1000 });
        const claim = isOver(row) ? await begin(trx, row, { userId, brand }) : movingClaim(row, userId);
        const next = await advance(dependencies, trx, claim, {
          event: { type: "choose" },
          columns: { proof, sent_to: offered.to, asked_at: now },
          by: "person",
        });
        await repository.countCode(trx, claim.id, now, new Date(now.getTime() - DAY_MS));
        const way = { proof, to: offered.to, by: "person" } as const;
        if (proof === "email") await issueCode(dependencies, trx, { ...claim, ...next }, way);
        else {
          const claimant = await repository.addressOf(trx, userId);
          const about = { companyId, company: row.name };
          await mailerOf(dependencies, trx, claim)(claimant, orderedMail, { ...about, proof, to: offered.to });
        }
        return null;
      }),

    enterCode: (companyId: number, userId: number, code: string): Promise<Claiming> =>
      change({ companyId, userId }, async (trx, row) => {
        if (row.state === "held") return "claiming.held";
        const claim = movingClaim(row, userId);
        if (row.code_expires_at === null) throw new Problem("claiming.not_possible_now");
        if (row.code_hash === null || row.code_expires_at <= clock.now()) return "claiming.code_expired";
        if (!isSentToContact(row)) return "claiming.contact_changed";
        if (isCodeOf(claim.id, row.code_hash, code)) {
          const facts = { hasContract: hasContract(row), hasOtherOwner: row.has_other_owner };
          await advance(dependencies, trx, claim, { event: { type: "prove", ...facts }, by: "person" });
          return null;
        }
        const triesLeft = (row.tries_left ?? 0) - 1;
        const next = await advance(dependencies, trx, claim, {
          event: { type: "fail", triesLeft },
          columns: { tries_left: Math.max(0, triesLeft) },
          by: "person",
        });
        return next.state === "held" ? "claiming.held" : "claiming.code_wrong";
      }),

    withdraw: (companyId: number, userId: number): Promise<Claiming> =>
      change({ companyId, userId }, async (trx, row) => {
        await advance(dependencies, trx, movingClaim(row, userId), { event: { type: "withdraw" }, by: "person" });
        return null;
      }),
  };
}

/** True if the person has no claim on the company, or an ended one. */
const isOver = ({ state }: StatusRow): boolean => state === null || state === "confirmed" || CLAIM_ENDS.includes(state);

/** @throws Problem if the person has no claim on the company */
function movingClaim(row: StatusRow, userId: number): MovingClaim {
  if (row.claim_id === null || row.state === null) throw new Problem("claiming.not_possible_now");
  return {
    id: row.claim_id,
    companyId: row.company_id,
    company: row.name,
    userId,
    brand: row.brand ?? "",
    state: row.state,
    heldBecause: row.held_because,
  };
}
