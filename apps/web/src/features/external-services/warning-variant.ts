/** When the search provider's warning is shown, and in which variant (Specification §6). */
import type { Account, ProductItem } from "@portal/contract/account/calls";
import { ENTRY_SERVICE_CODE, hasActiveCode, RATING_MANAGEMENT_PLUS_CODE } from "@portal/contract/navigation/products";

type Company = Pick<Account, "unconfirmedLocation"> & {
  products: readonly Pick<ProductItem, "Stock_Keeping_Unit__c" | "Status__c">[];
};

/**
 * Null, or the tone of the warning. It needs a connected but unconfirmed location and a product that depends on it.
 * Danger for rating management plus, warning otherwise.
 */
export function searchProviderWarning({ products, unconfirmedLocation }: Company): "danger" | "warning" | null {
  if (unconfirmedLocation === null) return null;
  if (hasActiveCode(products, RATING_MANAGEMENT_PLUS_CODE)) return "danger";
  return hasActiveCode(products, ENTRY_SERVICE_CODE) ? "warning" : null;
}
