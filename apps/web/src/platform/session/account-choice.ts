import type { User } from "@portal/contract/auth/calls";
import { ID_PATTERN } from "@portal/contract/http/ids";

/** Key in local storage of the company for the next start (Specification §3). */
export const ACTIVE_ACCOUNT_KEY = "activeAccountId";

type Chooser = Pick<User, "accounts"> & { cucaInfo?: { companyId: number } | undefined };

/** The companies of a person, sorted by name in German order. */
export const accountsOf = (user: Pick<User, "accounts">): { id: number; name: string }[] =>
  Object.values(user.accounts).toSorted((a, b) => a.name.localeCompare(b.name, "de", { numeric: true }) || a.id - b.id);

/**
 * The first active company (Specification §4): for customer care the company of its session; otherwise the stored one
 * if the person still has it, else their first; null for people without a company.
 */
export function chooseActiveAccount(user: Chooser, stored: string | null): number | null {
  if (user.cucaInfo) return user.cucaInfo.companyId;
  const remembered = stored !== null && ID_PATTERN.test(stored) ? Number(stored) : null;
  const accounts = Object.values(user.accounts);
  if (remembered !== null && accounts.some(({ id }) => id === remembered)) return remembered;
  return accounts[0]?.id ?? null;
}

/** Whether a person may act on a company. */
export const mayActOn = (user: Chooser, id: number): boolean =>
  user.cucaInfo ? user.cucaInfo.companyId === id : Object.values(user.accounts).some((account) => account.id === id);
