/** Calls on how often an entry was seen. */
import type { DateRange } from "@portal/contract/time/date-range";
import { serveGetEntrySearchTermsCsv, serveGetEntryStatistics, serveGetEntryStatisticsCsv } from "./calls.ts";
import type { FastifyReply } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { createStatisticsService } from "./service.ts";

export function statisticsRoutes(dependencies: Dependencies): Call[] {
  const service = createStatisticsService(dependencies);
  return [
    call(serveGetEntryStatistics, ({ scope, query }) => service.statistics(scope, query)),
    call(serveGetEntryStatisticsCsv, async ({ scope, query, reply }) => {
      nameFile(reply, "statistik", query);
      return service.csv(scope, query);
    }),
    call(serveGetEntrySearchTermsCsv, async ({ scope, query, reply }) => {
      nameFile(reply, "suchbegriffe", query);
      return service.termsCsv(scope, query);
    }),
  ];
}

const nameFile = (reply: FastifyReply, name: string, { startDate, endDate }: DateRange): void =>
  void reply
    .header("content-disposition", `attachment; filename="${name}-${startDate}-${endDate}.csv"`)
    .type("text/csv; charset=utf-8");
