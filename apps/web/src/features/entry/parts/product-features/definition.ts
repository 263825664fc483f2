import { productFeaturesBody } from "@portal/contract/entry/save/bodies";
import { updateEntryProductFeaturesData } from "@portal/contract/entry/save/calls";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { wordsPart } from "../../word-list/words-part.ts";

/** Products and brands that the company sells or works with. */
export const productFeatures = wordsPart({
  part: "productFeaturesData",
  field: "products",
  wordsOf: (entry) => entry.productFeaturesData.products,
  body: productFeaturesBody,
  send: (body) => apiCall(updateEntryProductFeaturesData, { body }),
});
