/** The products that a company bought (Specification §3 "Product item", "Product-code catalogue"). */
import type { ProductItem } from "../account/calls.ts";
import { PRODUCT_CATALOGUE } from "./product-codes.ts";
import type { RouteName } from "../pages/routes.ts";

export type ProductFamily = keyof typeof PRODUCT_CATALOGUE;
export type ProductStatus = ProductItem["Status__c"];

type KnownProduct = { readonly family: ProductFamily; readonly name: string };

const isFamily = (key: string): key is ProductFamily => Object.hasOwn(PRODUCT_CATALOGUE, key);

/** All families, in display order. */
export const PRODUCT_FAMILIES: readonly ProductFamily[] = Object.keys(PRODUCT_CATALOGUE).filter(isFamily);

const byCode: ReadonlyMap<string, KnownProduct> = new Map(
  PRODUCT_FAMILIES.flatMap((family) =>
    Object.entries(PRODUCT_CATALOGUE[family].codes).map(([code, name]): [string, KnownProduct] => [
      code,
      { family, name },
    ]),
  ),
);

/** Every code of the catalogue. */
export const PRODUCT_CODES: readonly string[] = [...byCode.keys()];

/** A product is active if it is ordered, produced or invoiced (Specification §3). */
export const isActive = (status: ProductStatus): boolean =>
  status === "Ordered" || status === "Produced" || status === "Invoicing";

/** The family of a code; undefined for codes that the catalogue doesn't have. */
export const familyOf = (code: string): ProductFamily | undefined => byCode.get(code)?.family;

/** The name for customers. An unknown code is shown as such. */
export const displayName = (code: string): string => byCode.get(code)?.name ?? `Weiteres Produkt (${code})`;

/** German name of a family. */
export const familyLabel = (family: ProductFamily): string => PRODUCT_CATALOGUE[family].label;

/** All codes of these families. */
export const codesOf = (families: readonly ProductFamily[]): string[] =>
  families.flatMap((family) => Object.keys(PRODUCT_CATALOGUE[family].codes));

/** The family's page; null if it has none. The page may not be built yet. */
export const familyPage = (family: ProductFamily): RouteName | null => PRODUCT_CATALOGUE[family].page;

/** True if one of the active products belongs to the family. */
export const hasActiveFamily = (
  products: readonly Pick<ProductItem, "Stock_Keeping_Unit__c" | "Status__c">[],
  family: ProductFamily,
): boolean =>
  products.some(({ Stock_Keeping_Unit__c: code, Status__c: status }) => isActive(status) && familyOf(code) === family);

/** True if one of the active products belongs to one of the families. */
export const hasOneOf = (
  products: readonly Pick<ProductItem, "Stock_Keeping_Unit__c" | "Status__c">[],
  families: readonly ProductFamily[],
): boolean => families.some((family) => hasActiveFamily(products, family));

/** True if one of the active products has exactly this code: some offers depend on a tier, not on the family. */
export const hasActiveCode = (
  products: readonly Pick<ProductItem, "Stock_Keeping_Unit__c" | "Status__c">[],
  code: string,
): boolean => products.some((product) => product.Stock_Keeping_Unit__c === code && isActive(product.Status__c));

/** Codes that rules of the specification name (§6, the search provider's warning). */
export const ENTRY_SERVICE_CODE = "ENTRY-SERVICE";
export const RATING_MANAGEMENT_PLUS_CODE = "RAT-PLUS";
