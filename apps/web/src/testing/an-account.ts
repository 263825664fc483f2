import type { Account } from "@portal/contract/account/calls";
import { COMPANY_ID } from "./an-entry.ts";

/** A company that its owner claimed, as the owner loads it. */
export const anAccount = (given: Partial<Account> = {}): Account => ({
  company_id: COMPANY_ID,
  companyId: COMPANY_ID,
  company_name: "Malerbetrieb Sommer",
  entry_display_name: "Malerbetrieb Sommer",
  claimed_by: "OWNER",
  claimed_last_update: "2026-11-02T08:00:00.000Z",
  owner_claiming_expiration_date: "2027-11-02T08:00:00.000Z",
  is_published_on_cleverb2b: false,
  products: [],
  contact_persons: [],
  activeResellers: [],
  unconfirmedLocation: null,
  logo: null,
  right: "owner",
  ...given,
});
