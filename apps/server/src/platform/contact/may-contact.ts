/** The check of the account locks (Specification §3). Everything that a company can lock asks it first. */
import type { AccountLock } from "@portal/contract/account-locks/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";

// An SQL function, because lists and other statements call it too.
const ask = statement<{ may: boolean }, [companyId: number, lock: AccountLock]>("select may_contact($1, $2) as may");

/**
 * True if the company may get or show what `lock` stops. Ask before each mail about a company, call, display and
 * signet. What a person has just asked for (a code, a confirmation) needs no check.
 */
export async function mayContact(db: Kysely<Database>, companyId: number, lock: AccountLock): Promise<boolean> {
  const [row] = await ask(db, companyId, lock);
  return row?.may === true;
}
