/** What a company bought, as the dashboard shows it at a glance (Specification §3 "Product item"). */
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
import { STANDING_ROUTES } from "@portal/contract/pages/standing-routes";
import type { StatusTone } from "../../ui/content/status.tsx";

export type ShownProduct = { readonly name: string; readonly status: ProductStatus };
export type ProductGroup = {
  readonly family: ProductFamily | "other";
  readonly label: string;
  readonly products: readonly ShownProduct[];
  /** The page where they are looked after, where it stands already. */
  readonly page: RouteName | null;
};

/** Words and tones for what is active; customers read what the state means for them. */
export const STATUS_WORDS: Record<Exclude<ProductStatus, "Inactive">, { word: string; tone: StatusTone }> = {
  Ordered: { word: "Bestellt", tone: "info" },
  Produced: { word: "Wird eingerichtet", tone: "info" },
  Invoicing: { word: "Aktiv", tone: "success" },
};

const standing: readonly string[] = STANDING_ROUTES;

/** Active products by family in the catalogue's order, unknown codes last; `inactive` counts what is left out. */
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
      page: page !== null && standing.includes(page) ? page : null,
    };
  };
  const groups = [...PRODUCT_FAMILIES, "other" as const].map(groupOf).filter((group) => group.products.length > 0);
  return { groups, inactive: products.length - active.length };
}
