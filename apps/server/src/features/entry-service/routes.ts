/** The calls of the listing check (Specification §7 "bea", "internalBea"). */
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { requireSameCompany } from "../../platform/http/same-company.ts";
import { lockSignet } from "../account-locks/public.ts";
import {
  serveGetAnalysisData,
  serveGetCorrectnessOfListing,
  serveGetGrisuEntryServiceData,
  serveGetJobIdAndPortalsMetadata,
  serveGetPartnerPortalListingStatistics,
  serveGetPortalsCsv,
  serveReloadPortals,
  serveRetrievePortals,
  serveUpdateWkdbSignet,
} from "./calls.ts";
import type { CompanyChecks } from "./company-checks.ts";
import type { PublicChecks } from "./public-checks.ts";

type Services = { publicChecks: PublicChecks; companyChecks: CompanyChecks };

export const entryServiceRoutes = (dependencies: Dependencies, { publicChecks, companyChecks }: Services): Call[] => [
  call(serveGetJobIdAndPortalsMetadata, ({ query }) => publicChecks.start(query)),
  call(serveGetAnalysisData, ({ query }) => publicChecks.results(query.jobId, query.token)),
  call(serveRetrievePortals, async ({ scope, query }) => {
    requireSameCompany(scope, query.companyId);
    return companyChecks.portals(scope);
  }),
  call(serveGetPartnerPortalListingStatistics, ({ scope }) => companyChecks.statistics(scope)),
  call(serveGetCorrectnessOfListing, ({ scope }) => companyChecks.correctness(scope)),
  call(serveReloadPortals, ({ scope, query }) => companyChecks.reload(scope, query.portal)),
  call(serveGetGrisuEntryServiceData, ({ scope }) => companyChecks.serviceData(scope)),
  call(serveUpdateWkdbSignet, async ({ scope, query }) => {
    requireSameCompany(scope, query.customerId);
    return { locked: await lockSignet(dependencies, scope, query.lock) };
  }),
  call(serveGetPortalsCsv, async ({ scope, reply }) => {
    const file = await companyChecks.csv(scope);
    const day = berlinDate(dependencies.clock.now().getTime());
    reply.header("content-disposition", `attachment; filename="eintragsservice-${day}.csv"`);
    reply.type("text/csv; charset=utf-8");
    return file;
  }),
];
