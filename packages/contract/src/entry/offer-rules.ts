import { PRODUCT_FEATURES_LIMITS } from "./rules/product-features.ts";
import { SEARCH_KEYWORDS_LIMITS } from "./rules/search-keywords.ts";
import { SERVICE_AREA_LIMITS } from "./rules/service-area.ts";
import { TRADES_LIMITS } from "./rules/trades.ts";

export const OFFER_LIMITS = {
  ...PRODUCT_FEATURES_LIMITS,
  ...SEARCH_KEYWORDS_LIMITS,
  ...SERVICE_AREA_LIMITS,
  ...TRADES_LIMITS,
};
