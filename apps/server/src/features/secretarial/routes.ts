/** The secretarial service's calls. */
import { call, type Call } from "../../platform/http/call.ts";
import {
  serveGetCallerListCsv,
  serveGetCompanyCallerList,
  serveGetCompanySettings,
  serveUpdateCaller,
  serveUpdateCompanySettings,
} from "./calls.ts";
import type { SecretarialService } from "./service.ts";

export const secretarialRoutes = (service: SecretarialService): Call[] => [
  call(serveGetCompanyCallerList, ({ scope, query: { page, ...filter } }) => service.callers(scope, filter, page)),
  call(serveGetCallerListCsv, async ({ scope, query, reply }) => {
    const csv = await service.csv(scope, query);
    void reply
      .header("content-disposition", `attachment; filename="anrufe-${query.startDate}-${query.endDate}.csv"`)
      .type("text/csv; charset=utf-8");
    return csv;
  }),
  call(serveUpdateCaller, async ({ scope, body }) => ({ caller: await service.updateCaller(scope, body) })),
  call(serveGetCompanySettings, async ({ scope }) => ({ settings: await service.settings(scope) })),
  call(serveUpdateCompanySettings, async ({ scope, body }) => ({
    settings: await service.updateSettings(scope, body.settings),
  })),
];
