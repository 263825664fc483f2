/** What other slices may do with account locks. */
import { ACCOUNT_LOCK_FLAGS } from "@portal/contract/account-locks/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { createAccountLocksService } from "./service.ts";

/** Locks or unlocks the ratings' signet and returns the new state. */
export async function lockSignet(
  dependencies: Pick<Dependencies, "db" | "clock">,
  scope: AccountScope,
  locked: boolean,
): Promise<boolean> {
  const flag = ACCOUNT_LOCK_FLAGS.signet;
  const { accountLocks } = await createAccountLocksService(dependencies).update(scope, { [flag]: locked });
  return accountLocks[flag];
}

export { createAccountLocksService };
export { wishesDisclosure } from "./disclosure.ts";
