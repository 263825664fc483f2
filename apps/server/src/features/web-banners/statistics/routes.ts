/** Calls on how often banners were seen and clicked. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { serveGetWebBannerStatistics, serveGetWebBannerStatisticsCsv } from "./calls.ts";
import { createBannerStatistics } from "./service.ts";

export function bannerStatisticsRoutes(dependencies: Dependencies): Call[] {
  const statistics = createBannerStatistics(dependencies);
  return [
    call(serveGetWebBannerStatistics, ({ scope, query }) => statistics.read(scope, query)),
    call(serveGetWebBannerStatisticsCsv, async ({ scope, query, reply }) => {
      const csv = await statistics.csv(scope, query);
      const name = `werbebanner-${query.startDate}-${query.endDate}.csv`;
      reply.header("content-disposition", `attachment; filename="${name}"`).type("text/csv; charset=utf-8");
      return csv;
    }),
  ];
}
