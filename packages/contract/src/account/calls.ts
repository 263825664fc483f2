/**
 * One company of the person who is logged in (Specification §3 "Customer / account", §4 "Switching accounts",
 * "Claiming").
 */
import * as z from "zod/mini";
import type { Right } from "../http/access.ts";
import { endpoint } from "../http/endpoint.ts";
import type { ExternalService } from "../external-services/calls.ts";
import { idText } from "../http/ids.ts";

/** `PROVIDER` stands for the directory's operator. */
export const CLAIMED_BY = ["OWNER", "PROVIDER"] as const;
export type ClaimedBy = (typeof CLAIMED_BY)[number];

export const PRODUCT_STATUSES = ["Ordered", "Produced", "Invoicing", "Inactive"] as const;
export const CONTACT_ROLES = ["Director", "Employee", "Recipient"] as const;

export type ProductItem = {
  Stock_Keeping_Unit__c: string;
  Status__c: (typeof PRODUCT_STATUSES)[number];
  type_details: Record<string, unknown>;
};

export type ContactPerson = {
  name: string;
  roles: (typeof CONTACT_ROLES)[number][];
  Email: string | null;
  phone: string | null;
  isDummy__c: boolean;
};

export type UnconfirmedLocation = Pick<ExternalService, "state" | "verification">;

export type Account = {
  company_id: number;
  companyId: number;
  company_name: string;
  entry_display_name: string;
  claimed_by: ClaimedBy | null;
  /** ISO instants, UTC. */
  claimed_last_update: string | null;
  owner_claiming_expiration_date: string | null;
  is_published_on_cleverb2b: boolean;
  products: ProductItem[];
  contact_persons: ContactPerson[];
  activeResellers: string[];
  /**
   * The connected Google location while Google does not confirm it; null if it is confirmed or nothing is connected.
   */
  unconfirmedLocation: UnconfirmedLocation | null;
  /** Address of the logo of its entry; null if it has none. */
  logo: string | null;
  /** What the person who is logged in may do in this company. */
  right: Right;
};

export const getAccount = endpoint<{ account: Account }>()({
  name: "getAccount",
  method: "GET",
  path: "/api/customer/account/:id",
  params: z.object({ id: idText }),
});

/**
 * Confirms the owner's claim for another term. `claimedBy` is what the page shows, so an outdated page changes nothing.
 */
export const updateEntryClaimedLastUpdate = endpoint<{ account: Account }>()({
  name: "updateEntryClaimedLastUpdate",
  method: "POST",
  path: "/api/customer/updateEntryClaimedLastUpdate",
  query: z.object({ id: idText, claimedBy: z.enum(CLAIMED_BY) }),
  errors: ["account.claim_not_owned"],
});

/** Gives the owner's claim back. Afterwards nobody owns the entry. */
export const dissolveClaiming = endpoint<{ account: Account }>()({
  name: "dissolveClaiming",
  method: "POST",
  path: "/api/customer/dissolveClaiming",
  query: z.object({ id: idText }),
  errors: ["account.claim_not_owned"],
});
