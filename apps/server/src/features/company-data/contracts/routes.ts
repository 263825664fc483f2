/** Calls of the page kunde/firmendaten/vertragsdaten. The specification names none; these are ours. */
import type { Environment } from "../../../platform/environment.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../../auth/public.ts";
import { serveCancelContract, serveGetContracts, serveGetContractsCsv, serveWithdrawCancellation } from "./calls.ts";
import { contractsCsv } from "./contracts-csv.ts";
import type { ContractService } from "./service.ts";

export const contractRoutes = (environment: Environment, contracts: ContractService): Call[] => [
  call(serveGetContracts, async ({ scope }) => ({ contracts: await contracts.list(scope) })),
  call(serveGetContractsCsv, async ({ scope, reply }) => {
    void reply.header("content-disposition", 'attachment; filename="vertraege.csv"').type("text/csv; charset=utf-8");
    return contractsCsv(await contracts.list(scope));
  }),
  call(serveCancelContract, async ({ scope, body, request }) => ({
    contracts: await contracts.cancel(scope, body, visitorOf(request, environment).brand),
  })),
  call(serveWithdrawCancellation, async ({ scope, body, request }) => ({
    contracts: await contracts.withdraw(scope, body.id, visitorOf(request, environment).brand),
  })),
];
