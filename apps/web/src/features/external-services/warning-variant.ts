/** When the search provider's warning shows (Specification §6), and which of its two variants. */
import type { Account, ProductItem } from "@portal/contract/account/calls";
import { ENTRY_SERVICE_CODE, hasActiveCode, RATING_MANAGEMENT_PLUS_CODE } from "@portal/contract/navigation/products";

type Company = Pick<Account, "unconfirmedLocation"> & {
  products: readonly Pick<ProductItem, "Stock_Keeping_Unit__c" | "Status__c">[];
};

/**
 * Null, or how loud: a location is connected but not confirmed, and the company has a product that builds on it. Danger
 * for rating management plus, warning otherwise.
 */
export function searchProviderWarning({ products, unconfirmedLocation }: Company): "danger" | "warning" | null {
  if (unconfirmedLocation === null) return null;
  if (hasActiveCode(products, RATING_MANAGEMENT_PLUS_CODE)) return "danger";
  return hasActiveCode(products, ENTRY_SERVICE_CODE) ? "warning" : null;
}
