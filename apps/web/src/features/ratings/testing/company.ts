import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";

/** Makes the active company one that has (or had) the product. */
export const setCompanyWithRatings = (
  right: "owner" | "read" = "owner",
  status: "Invoicing" | "Inactive" = "Invoicing",
) =>
  setAccount(anAccount({ right, products: [{ Stock_Keeping_Unit__c: "RAT", Status__c: status, type_details: {} }] }));
