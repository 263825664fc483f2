import * as z from "zod/mini";
import { RIGHTS } from "@portal/contract/http/access";
import {
  CLAIMED_BY,
  CONTACT_ROLES,
  dissolveClaiming,
  getAccount,
  PRODUCT_STATUSES,
  updateEntryClaimedLastUpdate,
} from "@portal/contract/account/calls";
import { accountAccess, serve } from "../../platform/http/served-call.ts";
import { ENTRY_SAVES, PEOPLE } from "../../platform/rate-limits/quotas.ts";
import { CONNECTION_STATES, VERIFICATIONS } from "@portal/contract/external-services/calls";

const accountSchema = z.object({
  company_id: z.number(),
  companyId: z.number(),
  company_name: z.string(),
  entry_display_name: z.string(),
  claimed_by: z.nullable(z.enum(CLAIMED_BY)),
  claimed_last_update: z.nullable(z.string()),
  owner_claiming_expiration_date: z.nullable(z.string()),
  is_published_on_cleverb2b: z.boolean(),
  products: z.array(
    z.object({
      Stock_Keeping_Unit__c: z.string(),
      Status__c: z.enum(PRODUCT_STATUSES),
      type_details: z.record(z.string(), z.unknown()),
    }),
  ),
  contact_persons: z.array(
    z.object({
      name: z.string(),
      roles: z.array(z.enum(CONTACT_ROLES)),
      Email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      isDummy__c: z.boolean(),
    }),
  ),
  activeResellers: z.array(z.string()),
  unconfirmedLocation: z.nullable(
    z.object({ state: z.enum(CONNECTION_STATES), verification: z.nullable(z.enum(VERIFICATIONS)) }),
  ),
  logo: z.nullable(z.string()),
  right: z.enum(RIGHTS),
});
const answers = { 200: z.object({ account: accountSchema }) };

export const serveGetAccount = serve(getAccount, {
  access: accountAccess("read", { subject: "id" }),
  agent: true,
  answers,
});
export const serveUpdateEntryClaimedLastUpdate = serve(updateEntryClaimedLastUpdate, {
  quota: ENTRY_SAVES,
  summary: "Confirm the owner's claim for another term",
  access: accountAccess("owner"),
  agent: true,
  answers,
});
export const serveDissolveClaiming = serve(dissolveClaiming, {
  quota: PEOPLE,
  summary: "Give the owner's claim back",
  access: accountAccess("owner"),
  answers,
});
