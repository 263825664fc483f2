import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import { createNewsletterService } from "./newsletter-service.ts";
import { b2bStatisticsRoutes } from "./statistics/routes.ts";

export const createB2b = (dependencies: Dependencies): Call[] => [
  ...newsletterRoutes(dependencies.environment, createNewsletterService(dependencies)),
  ...b2bStatisticsRoutes(dependencies),
];
