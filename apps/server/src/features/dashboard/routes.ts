import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { serveGetDashboard } from "./calls.ts";
import { createDashboardService } from "./service.ts";
import type { DashboardSource } from "./source.ts";

export function dashboardRoutes(dependencies: Dependencies, sources: readonly DashboardSource[]): Call[] {
  const dashboard = createDashboardService(dependencies, sources);
  return [call(serveGetDashboard, ({ scope }) => dashboard.read(scope))];
}
