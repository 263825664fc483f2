/** Calls on search advertising. */
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { requireSameCompany } from "../../platform/http/same-company.ts";
import { findAccount } from "./account.ts";
import { createBudgets } from "./budget/service.ts";
import {
  serveGetAdBudgetConsumption,
  serveGetAdCampaign,
  serveGetAdCampaigns,
  serveGetAdCustomerData,
  serveGetAdDaysCsv,
  serveGetAdGroups,
  serveGetAdStatistics,
} from "./calls.ts";
import { createAdStatistics } from "./statistics/service.ts";

export function advertisingRoutes(dependencies: Dependencies): Call[] {
  const statistics = createAdStatistics(dependencies);
  const budgets = createBudgets(dependencies);
  return [
    call(serveGetAdCustomerData, async ({ scope, body }) => {
      requireSameCompany(scope, body.companyId);
      return { CompanyID: (await findAccount(dependencies.db, scope))?.accountId ?? null };
    }),
    call(serveGetAdStatistics, ({ scope, body }) => statistics.overTime(scope, body)),
    call(serveGetAdGroups, ({ scope, body }) => statistics.groups(scope, body)),
    call(serveGetAdCampaigns, ({ scope, body }) => statistics.campaigns(scope, body)),
    call(serveGetAdCampaign, ({ scope, body }) => statistics.details(scope, body)),
    call(serveGetAdBudgetConsumption, ({ scope, body }) => budgets.consumption(scope, body)),
    call(serveGetAdDaysCsv, async ({ scope, query, reply }) => {
      const csv = await statistics.daysCsv(scope, query);
      const name = `suchmaschinenwerbung-${query.startDate}-${query.endDate}.csv`;
      void reply.header("content-disposition", `attachment; filename="${name}"`).type("text/csv; charset=utf-8");
      return csv;
    }),
  ];
}
