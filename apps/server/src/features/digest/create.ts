import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import type { DashboardSource } from "../dashboard/public.ts";
import { readToldOf } from "./read-told.ts";
import { digestRoutes } from "./routes.ts";
import { createDigestService } from "./service.ts";

/** @param sources of the dashboard, which `app` composes */
export const createDigest = (dependencies: Dependencies, sources: readonly DashboardSource[]): Call[] =>
  digestRoutes(dependencies, createDigestService(dependencies, readToldOf(dependencies, sources)));
