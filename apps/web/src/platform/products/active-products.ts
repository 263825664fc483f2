/** Whether the active company has a product: pages of a product ask before they load anything. */
import { hasOneOf, type ProductFamily } from "@portal/contract/navigation/products";
import { sessionState } from "../session/session-store.ts";
import { useAccount } from "../session/use-session.ts";

/** True if the company has an active product of one of the families. */
export const useHasProduct = (families: readonly ProductFamily[]): boolean => hasOneOf(useAccount().products, families);

/** The same outside components, for queries that start with the page. False while the company is loading. */
export function hasProduct(accountId: number, families: readonly ProductFamily[]): boolean {
  const session = sessionState();
  if (session.kind !== "logged-in" || session.account?.company_id !== accountId) return false;
  return hasOneOf(session.account.products, families);
}
