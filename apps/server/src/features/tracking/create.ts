import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { trackingRoutes } from "./routes.ts";
import { createTrackingService } from "./service.ts";

export const createTracking = (dependencies: Dependencies): Call[] =>
  trackingRoutes(dependencies, createTrackingService(dependencies));
