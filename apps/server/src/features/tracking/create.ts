import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { createOwnPage } from "./events/own-page.ts";
import { eventRoutes } from "./events/routes.ts";
import { trackingRoutes } from "./routes.ts";
import { createTrackingService } from "./service.ts";

export const createTracking = (dependencies: Dependencies): Call[] => [
  ...trackingRoutes(dependencies, createTrackingService(dependencies)),
  ...eventRoutes(dependencies, createOwnPage(dependencies)),
];
