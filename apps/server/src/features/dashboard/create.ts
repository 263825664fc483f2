import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { dashboardRoutes } from "./routes.ts";
import type { DashboardSource } from "./source.ts";

/** @param sources of the other slices, which `app` composes */
export const createDashboard = (dependencies: Dependencies, sources: readonly DashboardSource[]): Call[] =>
  dashboardRoutes(dependencies, sources);
