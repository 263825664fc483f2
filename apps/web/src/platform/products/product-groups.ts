/** The company's products by family, as the dashboard and the page of products show them (Specification §3 "Product item"). Pure. */
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
  return { groups: byFamily(active), inactive: products.length - active.length };
}

/** Inactive products by family. */
export const inactiveGroups = (products: readonly ProductItem[]): ProductGroup[] =>
  byFamily(products.filter(({ Status__c: status }) => !isActive(status)));

function byFamily(products: readonly ProductItem[]): ProductGroup[] {
  const groupOf = (family: ProductFamily | "other"): ProductGroup => {
    const page = family === "other" ? null : familyPage(family);
    return {
      family,
      label: family === "other" ? "Weitere Produkte" : familyLabel(family),
      products: products
        .filter(({ Stock_Keeping_Unit__c: code }) => (familyOf(code) ?? "other") === family)
        .map(({ Stock_Keeping_Unit__c: code, Status__c: status }) => ({ name: displayName(code), status })),
      page: page !== null && built.includes(page) ? page : null,
    };
  };
  return [...PRODUCT_FAMILIES, "other" as const].map(groupOf).filter((group) => group.products.length > 0);
}

/** Families that the company has no active product of, each with its page; two with the same page are named once. */
export function otherFamilies(products: readonly ProductItem[]): { label: string; page: RouteName }[] {
  const pages = new Set<RouteName | null>(
    groupProducts(products).groups.map(({ family }) => (family === "other" ? null : familyPage(family))),
  );
  return PRODUCT_FAMILIES.flatMap((family) => {
    const page = familyPage(family);
    if (page === null || !built.includes(page) || pages.has(page)) return [];
    pages.add(page);
    return [{ label: familyLabel(family), page }];
  });
}
