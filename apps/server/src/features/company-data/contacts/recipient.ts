/** The address to which the provider writes to a company. */
import { selectContact } from "@portal/contract/company-data/contact-selection";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { contactsOf } from "./repository.ts";

/** By the rule of contact persons (Specification §5); "" if nobody has an address. */
export async function recipientEmailOf(db: Kysely<Database>, { companyId }: AccountScope): Promise<string> {
  const rows = await contactsOf(db, companyId);
  return (
    selectContact(rows.map(({ roles, email, is_dummy }) => ({ roles, Email: email, isDummy__c: is_dummy })))?.Email ??
    ""
  );
}
