/** Calls on the impressions of TV banners (Specification §7). */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import {
  serveGetTvByChannel,
  serveGetTvByDay,
  serveGetTvByProgramme,
  serveGetTvByTimeOfDay,
  serveGetTvByWeekAndChannel,
  serveGetTvImpressionsCsv,
  serveGetTvKeyFigures,
  serveGetTvTotal,
} from "./calls.ts";
import { createTvStatistics } from "./service.ts";

export function tvStatisticsRoutes(dependencies: Dependencies): Call[] {
  const statistics = createTvStatistics(dependencies);
  return [
    call(serveGetTvKeyFigures, ({ scope, query }) => statistics.keyFigures(scope, query)),
    call(serveGetTvByChannel, ({ scope, query }) => statistics.byChannel(scope, query)),
    call(serveGetTvByProgramme, ({ scope, query }) => statistics.byProgramme(scope, query)),
    call(serveGetTvByDay, ({ scope, query }) => statistics.byDay(scope, query)),
    call(serveGetTvByWeekAndChannel, ({ scope, query }) => statistics.byWeekAndChannel(scope, query)),
    call(serveGetTvByTimeOfDay, ({ scope, query }) => statistics.byTimeOfDay(scope, query)),
    call(serveGetTvTotal, ({ scope, query }) => statistics.total(scope, query)),
    call(serveGetTvImpressionsCsv, async ({ scope, query, reply }) => {
      const csv = await statistics.csv(scope, query);
      reply
        .header(
          "content-disposition",
          `attachment; filename="tv-einblendungen-${query.startDate}-${query.endDate}.csv"`,
        )
        .type("text/csv; charset=utf-8");
      return csv;
    }),
  ];
}
