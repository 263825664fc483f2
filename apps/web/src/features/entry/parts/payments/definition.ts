import { paymentsFields } from "@portal/contract/entry/rules/payments";
import { plainPart } from "../../form-engine/plain-part.ts";

/** How customers can pay. */
export const payments = plainPart("payments", paymentsFields);
