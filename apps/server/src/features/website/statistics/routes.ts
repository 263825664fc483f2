/** Calls on visits of websites. */
import type { DateRange } from "@portal/contract/time/date-range";
import type { FastifyReply } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import {
  serveGetWebsiteDevices,
  serveGetWebsiteKeywordsCsv,
  serveGetWebsiteQuickFigures,
  serveGetWebsiteReferrers,
  serveGetWebsiteReferrersCsv,
  serveGetWebsiteStatisticKeywords,
  serveGetWebsiteViews,
  serveGetWebsiteViewsCsv,
} from "./calls.ts";
import { findSite, type NamedSite } from "./find-site.ts";
import { createWebsiteStatistics } from "./service.ts";

type Request = { scope: AccountScope; params: { identifier: number }; query: NamedSite["query"] & DateRange };

export function websiteStatisticsRoutes(dependencies: Dependencies): Call[] {
  const statistics = createWebsiteStatistics(dependencies);
  const asked = async ({ scope, params: { identifier }, query }: Request) => ({
    scope,
    range: query,
    site: await findSite(dependencies.db, scope, { identifier, query }),
  });
  return [
    call(serveGetWebsiteViews, async (request) => statistics.views(await asked(request))),
    call(serveGetWebsiteDevices, async (request) => statistics.devices(await asked(request))),
    call(serveGetWebsiteReferrers, async (request) => statistics.referrers(await asked(request))),
    call(serveGetWebsiteStatisticKeywords, async (request) => statistics.keywords(await asked(request))),
    call(serveGetWebsiteViewsCsv, async (request) => {
      const file = await statistics.viewsCsv(await asked(request));
      nameFile(request.reply, "website", request.query);
      return file;
    }),
    call(serveGetWebsiteReferrersCsv, async (request) => {
      const file = await statistics.namesCsv(await asked(request), "referrers");
      nameFile(request.reply, "herkunft", request.query);
      return file;
    }),
    call(serveGetWebsiteKeywordsCsv, async (request) => {
      const file = await statistics.namesCsv(await asked(request), "keywords");
      nameFile(request.reply, "suchbegriffe-website", request.query);
      return file;
    }),
    call(serveGetWebsiteQuickFigures, async ({ scope }) => ({ figures: await statistics.quickFigures(scope) })),
  ];
}

const nameFile = (reply: FastifyReply, name: string, { startDate, endDate }: DateRange): void =>
  void reply
    .header("content-disposition", `attachment; filename="${name}-${startDate}-${endDate}.csv"`)
    .type("text/csv; charset=utf-8");
