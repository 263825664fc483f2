/** Calls on one company (Specification §7 "Customer"). */
import { serveDissolveClaiming, serveGetAccount, serveUpdateEntryClaimedLastUpdate } from "./calls.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { requireSameCompany } from "../../platform/http/same-company.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountService } from "./service.ts";

export const accountRoutes = (service: AccountService): Call[] => [
  call(serveGetAccount, async ({ scope }) => ({ account: await service.account(scope) })),

  call(serveUpdateEntryClaimedLastUpdate, async ({ scope, query }) => {
    requireSameCompany(scope, query.id);
    if (query.claimedBy !== "OWNER") throw new Problem("account.claim_not_owned");
    return { account: await service.renewClaim(scope) };
  }),

  call(serveDissolveClaiming, async ({ scope, query }) => {
    requireSameCompany(scope, query.id);
    return { account: await service.releaseClaim(scope) };
  }),
];
