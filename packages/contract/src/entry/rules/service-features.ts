/** Services that a company offers (Specification §7 "updateEntryServiceFeaturesData"). */
import { choicesOf } from "../../text/text-fields.ts";
import { SERVICE_FEATURE_CODES } from "../choices.ts";

export const serviceFeaturesFields = { services: choicesOf(SERVICE_FEATURE_CODES) };
