/** Products and brands; article names may hold any number (Specification §7 "updateEntryProductFeaturesData"). */
import { linesOf } from "../../text/text-fields.ts";

/** Characters of one product, and how many at most. */
export const PRODUCT_FEATURES_LIMITS = { product: 80, products: 30 } as const;

export const productFeaturesFields = {
  products: linesOf("Produkte", {
    characters: PRODUCT_FEATURES_LIMITS.product,
    most: PRODUCT_FEATURES_LIMITS.products,
  }),
};
