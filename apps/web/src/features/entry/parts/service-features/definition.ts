import { serviceFeaturesBody } from "@portal/contract/entry/save/bodies";
import { updateEntryServiceFeaturesData } from "@portal/contract/entry/save/calls";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { plainPart } from "../../form-engine/plain-part.ts";

/** What customers can expect beside the work itself. */
export const serviceFeatures = plainPart({
  part: "serviceFeaturesData",
  body: serviceFeaturesBody,
  send: (body) => apiCall(updateEntryServiceFeaturesData, { body }),
});
