import { productFeaturesFields } from "@portal/contract/entry/rules/product-features";
import { wordsPart } from "../../word-list/words-part.ts";

/** Products and brands that the company sells or uses. */
export const productFeatures = wordsPart("productFeaturesData", "products", productFeaturesFields);
