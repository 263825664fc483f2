/** How customers can pay (Specification §7 "updateEntryPayments"). */
import { choicesOf } from "../../text/text-fields.ts";
import { PAYMENT_METHOD_CODES } from "../choices.ts";

export const paymentsFields = { paymentMethods: choicesOf(PAYMENT_METHOD_CODES) };
