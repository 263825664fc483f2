import { paymentsBody } from "@portal/contract/entry/save/bodies";
import { updateEntryPayments } from "@portal/contract/entry/save/calls";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { plainPart } from "../../form-engine/plain-part.ts";

/** How customers can pay. */
export const payments = plainPart({
  part: "payments",
  body: paymentsBody,
  send: (body) => apiCall(updateEntryPayments, { body }),
});
