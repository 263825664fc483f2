/** The company's products as the dashboard shows them (Specification §3 "Product item"). Pure. */
import type { ProductItem } from "@portal/contract/account/calls";
import {
  displayName,
  familyLabel,
  familyOf,
  familyPage,
  isActive,
  PRODUCT_FAMILIES,
  type ProductFamily,
  type ProductStatus,
} from "@portal/contract/navigation/products";
import type { RouteName } from "@portal/contract/pages/routes";
import { BUILT_ROUTES } from "@portal/contract/pages/built-routes";
import type { StatusTone } from "../../ui/content/status.tsx";

export type ShownProduct = { readonly name: string; readonly status: ProductStatus };
export type ProductGroup = {
  readonly family: ProductFamily | "other";
  readonly label: string;
  readonly products: readonly ShownProduct[];
  /** The family's page, if it is built. */
  readonly page: RouteName | null;
};

/** Label and tone for each active status. */
export const STATUS_LABELS: Record<Exclude<ProductStatus, "Inactive">, { label: string; tone: StatusTone }> = {
  Ordered: { label: "Bestellt", tone: "info" },
  Produced: { label: "Wird eingerichtet", tone: "info" },
  Invoicing: { label: "Aktiv", tone: "success" },
};

const built: readonly string[] = BUILT_ROUTES;

/** Active products by family in the catalogue's order, unknown codes last; `inactive` counts the others. */
export function groupProducts(products: readonly ProductItem[]): { groups: ProductGroup[]; inactive: number } {
  const active = products.filter(({ Status__c: status }) => isActive(status));
  const groupOf = (family: ProductFamily | "other"): ProductGroup => {
    const page = family === "other" ? null : familyPage(family);
    return {
      family,
      label: family === "other" ? "Weitere Produkte" : familyLabel(family),
      products: active
        .filter(({ Stock_Keeping_Unit__c: code }) => (familyOf(code) ?? "other") === family)
        .map(({ Stock_Keeping_Unit__c: code, Status__c: status }) => ({ name: displayName(code), status })),
      page: page !== null && built.includes(page) ? page : null,
    };
  };
  const groups = [...PRODUCT_FAMILIES, "other" as const].map(groupOf).filter((group) => group.products.length > 0);
  return { groups, inactive: products.length - active.length };
}
