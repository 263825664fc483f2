/** What changes with an entry's owner: the company's claim, who may come in, and the claims of everybody else. */
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { writeAudit } from "../../platform/audit.ts";
import type { Db } from "./repository.ts";

export type Handover = {
  /** People who lost their way into the company. */
  left: { id: number; email: string }[];
  /** Claims of others that ended with it. */
  lost: { id: number; userId: number; email: string; brand: string }[];
};

/**
 * Makes somebody the company's owner. Everybody else who could come in goes: they were let in by an owner who is none
 * any more. The company's row must be locked.
 */
export async function handOver(
  trx: Db,
  { companyId, userId, now }: { companyId: number; userId: number; now: Date },
): Promise<Handover> {
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
  await withdrawInvitations(trx, { companyId, now });
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

/** Ends open invitations of the company's people, who may no longer invite. The provider's links stay. */
export async function withdrawInvitations(
  trx: Db,
  { companyId, now }: { companyId: number; now: Date },
): Promise<void> {
  await trx
    .updateTable("account_links")
    .set({ state: "withdrawn", decided_at: now })
    .where("company_id", "=", companyId)
    .where("origin", "=", "person")
    .where("state", "in", ["open", "pending", "held"])
    .execute();
}

async function endOtherClaims(trx: Db, companyId: number, userId: number, now: Date): Promise<Handover["lost"]> {
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

/**
 * Records that an owner gave the entry back, so that the next claimant meets no conflict. Call it in the transaction
 * that dissolves the claim.
 */
export async function noteDissolved(trx: Db, { companyId, now }: { companyId: number; now: Date }): Promise<void> {
  await trx
    .updateTable("claims")
    .set({ state: "dissolved", changed_at: now })
    .where("company_id", "=", companyId)
    .where("state", "=", "confirmed")
    .execute();
  await trx
    .insertInto("claims")
    .columns(["company_id", "user_id", "state", "brand", "started_at", "changed_at"])
    .expression((eb) =>
      eb
        .selectFrom("memberships")
        .select([
          "company_id",
          "user_id",
          eb.val("dissolved" as const).as("state"),
          eb.val(DEFAULT_BRAND.key).as("brand"),
          eb.val(now).as("started_at"),
          eb.val(now).as("changed_at"),
        ])
        .where("company_id", "=", companyId)
        .where("right", "=", "owner")
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("claims as d")
                .select("d.id")
                .whereRef("d.user_id", "=", "memberships.user_id")
                .where("d.company_id", "=", companyId)
                .where("d.state", "=", "dissolved"),
            ),
          ),
        ),
    )
    .execute();
}
