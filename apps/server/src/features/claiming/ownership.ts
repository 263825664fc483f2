/** What changes with an entry's owner: the company's claim, who may come in, and the claims of everybody else. */
import { writeAudit } from "../../platform/audit.ts";
import { type EndingDependencies, endUnheldGoogleAccess } from "../external-services/public.ts";
import type { Trx } from "./repository.ts";

export type Handover = {
  /** People who lost their way into the company. */
  left: { id: number; email: string }[];
  /** Claims of others that ended with it. */
  lost: { id: number; userId: number; email: string; brand: string }[];
};

/**
 * Makes somebody the company's owner. Everybody else who could come in goes: they were let in by an owner who is none
 * any more, and so does the Google access that they granted. The company's row must be locked.
 */
export async function handOver(
  dependencies: EndingDependencies,
  trx: Trx,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<Handover> {
  const now = dependencies.clock.now();
  await trx
    .updateTable("companies")
    .set({ claimed_by: "OWNER", claimed_last_update: now })
    .where("id", "=", companyId)
    .execute();
  const left = await trx
    .deleteFrom("memberships")
    .using("users")
    .whereRef("users.id", "=", "memberships.user_id")
    .where("memberships.company_id", "=", companyId)
    .where("memberships.user_id", "!=", userId)
    .returning(["users.id", "users.email"])
    .execute();
  await trx
    .insertInto("memberships")
    .values({ company_id: companyId, user_id: userId, right: "owner" })
    .onConflict((conflict) => conflict.columns(["user_id", "company_id"]).doUpdateSet({ right: "owner" }))
    .execute();
  const lost = await endOtherClaims(trx, companyId, userId, now);
  await withdrawInvitations(trx, { companyId, actorUserId: userId, now, by: "claim" });
  await endUnheldGoogleAccess(dependencies, trx, [companyId]);
  for (const { id } of left) {
    await writeAudit(trx, {
      at: now,
      action: "membership.ended",
      outcome: "done",
      actorUserId: userId,
      companyId,
      details: { userId: id, by: "claim" },
    });
  }
  return { left, lost };
}

/** `by` goes into the audit line. */
export type Ending = { companyId: number; actorUserId: number; now: Date; by: string };

/** Ends open invitations of the company's people, who may no longer invite. The provider's links stay. */
export async function withdrawInvitations(trx: Trx, { companyId, actorUserId, now, by }: Ending): Promise<void> {
  const withdrawn = await trx
    .updateTable("account_links")
    .set({ state: "withdrawn", decided_at: now })
    .where("company_id", "=", companyId)
    .where("origin", "=", "person")
    .where("state", "in", ["open", "pending", "held"])
    .returning("id")
    .execute();
  for (const { id } of withdrawn) {
    await writeAudit(trx, {
      at: now,
      action: "accountLink.withdraw",
      outcome: "done",
      actorUserId,
      companyId,
      details: { link: id, by },
    });
  }
}

async function endOtherClaims(trx: Trx, companyId: number, userId: number, now: Date): Promise<Handover["lost"]> {
  await trx
    .updateTable("claims")
    .set({ state: "dissolved", changed_at: now })
    .where("company_id", "=", companyId)
    .where("user_id", "!=", userId)
    .where("state", "=", "confirmed")
    .execute();
  return trx
    .updateTable("claims")
    .set({ state: "lost", held_because: null, code_hash: null, code_expires_at: null, changed_at: now })
    .from("users")
    .whereRef("users.id", "=", "claims.user_id")
    .where("claims.company_id", "=", companyId)
    .where("claims.user_id", "!=", userId)
    .where("claims.state", "in", ["started", "requested", "code_out", "held", "refused"])
    .returning(["claims.id", "claims.user_id as userId", "users.email", "claims.brand"])
    .execute();
}
