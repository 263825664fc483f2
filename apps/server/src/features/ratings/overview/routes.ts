/** Calls on a company's scores and summary (Specification §7). */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { requireSameCompany } from "../../../platform/http/same-company.ts";
import {
  serveDeleteRatingSummary,
  serveGetLatestRatings,
  serveGetRatingsOverview,
  serveGetRatingStatistics,
  serveGetRatingSummary,
  serveGetTradeComparison,
  serveRequestRatingSummary,
} from "./calls.ts";
import { compareWithTrade } from "./comparison.ts";
import { createOverviewService } from "./service.ts";
import { createSummaryService } from "./summary-service.ts";

export function overviewRoutes(dependencies: Dependencies): Call[] {
  const service = createOverviewService(dependencies);
  const summary = createSummaryService(dependencies);
  return [
    call(serveGetRatingsOverview, ({ scope }) => service.overview(scope)),
    call(serveGetRatingStatistics, ({ scope, body: { companyId, ...range } }) => {
      requireSameCompany(scope, companyId);
      return service.statistics(scope, range);
    }),
    call(serveGetTradeComparison, ({ scope }) => compareWithTrade(dependencies.db, scope)),
    call(serveGetLatestRatings, async ({ scope, body: { companyId, limit } }) => {
      requireSameCompany(scope, companyId);
      return { ratings: await service.latest(scope, limit) };
    }),
    call(serveGetRatingSummary, ({ scope }) => summary.read(scope)),
    call(serveDeleteRatingSummary, ({ scope }) => summary.remove(scope)),
    call(serveRequestRatingSummary, ({ scope }) => summary.request(scope)),
  ];
}
