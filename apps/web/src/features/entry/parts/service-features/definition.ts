import { serviceFeaturesFields } from "@portal/contract/entry/rules/service-features";
import { plainPart } from "../../form-engine/plain-part.ts";

/** Services beside the work itself. */
export const serviceFeatures = plainPart("serviceFeaturesData", serviceFeaturesFields);
