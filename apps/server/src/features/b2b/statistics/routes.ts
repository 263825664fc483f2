/** Calls on how often an entry was seen in the directory for business customers. */
import type { DateRange } from "@portal/contract/time/date-range";
import type { FastifyReply } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import {
  serveGetB2bDeviceStatistics,
  serveGetB2bLocationStatistics,
  serveGetB2bOriginsCsv,
  serveGetB2bViewsCsv,
  serveGetB2bViewStatistics,
} from "./calls.ts";
import { createB2bStatistics } from "./service.ts";

export function b2bStatisticsRoutes(dependencies: Dependencies): Call[] {
  const service = createB2bStatistics(dependencies);
  return [
    call(serveGetB2bViewStatistics, ({ scope, query }) => service.views(scope, query)),
    call(serveGetB2bDeviceStatistics, ({ scope, query }) => service.devices(scope, query)),
    call(serveGetB2bLocationStatistics, ({ scope, query }) => service.locations(scope, query)),
    call(serveGetB2bViewsCsv, async ({ scope, query, reply }) => {
      const csv = await service.viewsCsv(scope, query);
      nameFile(reply, "geschaeftskunden-aufrufe", query);
      return csv;
    }),
    call(serveGetB2bOriginsCsv, async ({ scope, query, reply }) => {
      const csv = await service.originsCsv(scope, query);
      nameFile(reply, "geschaeftskunden-herkunft", query);
      return csv;
    }),
  ];
}

const nameFile = (reply: FastifyReply, name: string, { startDate, endDate }: DateRange): void =>
  void reply
    .header("content-disposition", `attachment; filename="${name}-${startDate}-${endDate}.csv"`)
    .type("text/csv; charset=utf-8");
