/** One company as its people see it, and the owner's claim. */
import type { Account } from "@portal/contract/account/calls";
import { ownerClaimExpiresAt } from "@portal/contract/account/claim";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { MEDIA_PREFIX } from "../../platform/files/file-store.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { giveBack } from "../claiming/public.ts";
import * as repository from "./repository.ts";

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const account = async (scope: AccountScope): Promise<Account> => {
    const [row] = await repository.findAccount(db, scope);
    if (row === undefined) throw new Problem("account_not_available");
    return toAccount(row, scope);
  };

  /** Changes the claim with its audit line in one transaction and returns the updated company. */
  const changeClaim = async (
    scope: AccountScope,
    action: string,
    change: (tx: Transaction<Database>) => Promise<boolean>,
  ): Promise<Account> => {
    await db.transaction().execute(async (tx) => {
      if (!(await change(tx))) throw new Problem("account.claim_not_owned");
      await writeAudit(tx, {
        at: clock.now(),
        action,
        outcome: "done",
        actorUserId: scope.userId,
        agentUserId: scope.agentUserId,
        companyId: scope.companyId,
      });
    });
    return account(scope);
  };

  return {
    account,
    renewClaim: (scope: AccountScope) =>
      changeClaim(scope, "updateEntryClaimedLastUpdate", (tx) => repository.renewClaim(tx, scope, clock.now())),
    /** Ends everybody else's access, too. Afterwards the person may read the company. */
    releaseClaim: (scope: AccountScope) =>
      changeClaim(scope, "dissolveClaiming", (tx) => giveBack(dependencies, tx, scope)).then((changed) => ({
        ...changed,
        right: "read" as const,
      })),
  };
}

const toAccount = (row: repository.AccountRow, scope: AccountScope): Account => ({
  company_id: row.id,
  companyId: row.id,
  company_name: row.name,
  entry_display_name: row.display_name,
  claimed_by: row.claimed_by,
  claimed_last_update: row.claimed_last_update?.toISOString() ?? null,
  owner_claiming_expiration_date:
    row.claimed_by === "OWNER" && row.claimed_last_update !== null
      ? new Date(ownerClaimExpiresAt(row.claimed_last_update.getTime())).toISOString()
      : null,
  is_published_on_cleverb2b: row.is_published_on_b2b,
  products: row.products,
  contact_persons: row.contact_persons,
  activeResellers: row.active_resellers,
  unconfirmedLocation: row.unconfirmed_location,
  logo: row.logo_key === null ? null : MEDIA_PREFIX + row.logo_key,
  right: scope.right,
});
