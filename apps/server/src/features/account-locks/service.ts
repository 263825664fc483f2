/** Reads and changes a company's account locks (Specification §3 "Account locks"). */
import {
  ACCOUNT_LOCK_FLAGS,
  ACCOUNT_LOCKS,
  type AccountLockFlag,
  type AccountLocks,
  type AccountLocksAnswer,
} from "@portal/contract/account-locks/calls";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { type LocksRow, locksOf, setLocks } from "./repository.ts";

type Changes = Partial<Record<AccountLockFlag, boolean | undefined>>;

export type AccountLocksService = ReturnType<typeof createAccountLocksService>;

export const createAccountLocksService = ({ db, clock }: Pick<Dependencies, "db" | "clock">) => ({
  async read(scope: AccountScope): Promise<AccountLocksAnswer> {
    const [row] = await locksOf(db, scope);
    return toAnswer(row);
  },

  /** Changes the named flags only. The audit line names them. */
  update: (scope: AccountScope, changes: Changes): Promise<AccountLocksAnswer> =>
    db.transaction().execute(async (trx) => {
      const at = clock.now();
      const on = ACCOUNT_LOCKS.filter((lock) => changes[ACCOUNT_LOCK_FLAGS[lock]] === true);
      const off = ACCOUNT_LOCKS.filter((lock) => changes[ACCOUNT_LOCK_FLAGS[lock]] === false);
      const [row] = await setLocks(trx, scope, { on, off, at });
      await writeAudit(trx, {
        at,
        action: "updateAccountLocks",
        outcome: "done",
        actorUserId: scope.userId,
        agentUserId: scope.agentUserId,
        companyId: scope.companyId,
        details: { locked: on.join(" "), unlocked: off.join(" ") },
      });
      return toAnswer(row);
    }),
});

function toAnswer(row: LocksRow | undefined): AccountLocksAnswer {
  const locked = new Set(row?.locks);
  const flags = ACCOUNT_LOCKS.map((lock) => [ACCOUNT_LOCK_FLAGS[lock], locked.has(lock)] as const);
  return {
    accountLocks: Object.fromEntries(flags) as AccountLocks,
    lastChange: row === undefined ? null : { at: row.changed_at.toISOString(), bySupport: row.by_support },
  };
}
