import { paymentsFields } from "@portal/contract/entry/rules/payments";
import { plainPart } from "../../form-engine/plain-part.ts";

/** Accepted methods of payment. */
export const payments = plainPart("payments", paymentsFields);
