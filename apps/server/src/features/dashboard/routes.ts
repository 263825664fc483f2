import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { serveGetDashboard } from "./calls.ts";
import { serveGetCompaniesWork } from "./companies/calls.ts";
import { createCompaniesService } from "./companies/service.ts";
import { serveGetHighlights } from "./highlights/calls.ts";
import { createHighlightsService } from "./highlights/service.ts";
import { createDashboardService } from "./service.ts";
import type { DashboardSource } from "./source.ts";
import { serveMarkDashboardTask, serveUnmarkDashboardTask } from "./tasks/calls.ts";
import { createTaskService } from "./tasks/service.ts";

export function dashboardRoutes(dependencies: Dependencies, sources: readonly DashboardSource[]): Call[] {
  const dashboard = createDashboardService(dependencies, sources);
  const tasks = createTaskService(dependencies, sources);
  const highlights = createHighlightsService(dependencies, sources);
  const companies = createCompaniesService(dependencies, sources);
  return [
    call(serveGetDashboard, ({ scope }) => dashboard.read(scope)),
    call(serveMarkDashboardTask, async ({ scope, body }) => ({ mark: await tasks.mark(scope, body) })),
    call(serveUnmarkDashboardTask, async ({ scope, body: { key } }) => {
      await tasks.unmark(scope, key);
      return { key };
    }),
    call(serveGetHighlights, ({ scope }) => highlights.read(scope)),
    call(serveGetCompaniesWork, ({ session, query }) => companies.read(session.userId, query)),
  ];
}
