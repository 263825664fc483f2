import { Problem } from "../problem.ts";
import type { AccountScope } from "../session/session.ts";

/**
 * A second company id in query or body must equal the one that the guard checked.
 * @throws Problem `account_not_available`, as for every foreign company
 */
export function requireSameCompany(scope: AccountScope, companyId: number): void {
  if (companyId !== scope.companyId) throw new Problem("account_not_available");
}
