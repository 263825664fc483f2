import { paymentsBody } from "@portal/contract/entry-bodies";
import { updateEntryPayments } from "@portal/contract/entry-updates";
import { apiCall } from "../../../platform/api/api-call.ts";
import { plainPart } from "./plain-part.ts";

/** How customers can pay. */
export const payments = plainPart({
  part: "payments",
  body: paymentsBody,
  send: (body) => apiCall(updateEntryPayments, { body }),
});
