import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import { createNewsletterService } from "./newsletter-service.ts";

export const createB2b = (dependencies: Dependencies): Call[] =>
  newsletterRoutes(dependencies.environment, createNewsletterService(dependencies));
