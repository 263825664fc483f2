import type { User } from "@portal/contract/auth/calls";
import { ID_PATTERN } from "@portal/contract/http/ids";

/** Local storage keeps the company of the next start under this key (Specification §3). */
export const ACTIVE_ACCOUNT_KEY = "activeAccountId";

type Chooser = Pick<User, "accounts"> & { cucaInfo?: { companyId: number } | undefined };

/** The companies of a person, by name as Germans sort them. */
export const accountsOf = (user: Pick<User, "accounts">): { id: number; name: string }[] =>
  Object.values(user.accounts).toSorted((a, b) => a.name.localeCompare(b.name, "de", { numeric: true }) || a.id - b.id);

/**
 * The company to begin with (Specification §4): customer care is forced to the company of its session; otherwise the
 * stored one if it is still among the person's companies, else the first; null for people without a company.
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
