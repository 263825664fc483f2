/** The gate of the account locks (Specification §3): whatever a company can lock passes here before it happens. */
import type { AccountLock } from "@portal/contract/account-locks/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

// The database's function, because lists and statements of their own ask it too.
const ask = statement<{ may: boolean }, [companyId: number, lock: AccountLock]>("select may_contact($1, $2) as may");

/**
 * Whether a company may get or show what `lock` stops. Ask before each mail about a company, each call, each display
 * and each signet; what a person has just asked for (a code, a confirmation) is no advertising and needs no question.
 */
export async function mayContact(db: Kysely<Database>, companyId: number, lock: AccountLock): Promise<boolean> {
  const [row] = await ask(db, companyId, lock);
  return row?.may === true;
}
