import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { deeplinkRoutes } from "./deeplink/routes.ts";
import { handoverRoutes } from "./files/routes.ts";
import { createHandoverService } from "./files/service.ts";
import { mailboxRoutes } from "./mailboxes/routes.ts";
import { checkRoutes } from "./check/routes.ts";
import { pictureRoutes } from "./picture/routes.ts";
import { siteRoutes } from "./sites/routes.ts";
import { countingRoutes } from "./statistics/counting/routes.ts";
import { websiteStatisticsRoutes } from "./statistics/routes.ts";

export const createWebsite = (dependencies: Dependencies): Call[] => [
  ...siteRoutes(dependencies),
  ...websiteStatisticsRoutes(dependencies),
  ...countingRoutes(dependencies),
  ...mailboxRoutes(dependencies),
  ...deeplinkRoutes(dependencies),
  ...handoverRoutes(dependencies, createHandoverService(dependencies)),
  ...checkRoutes(dependencies),
  ...pictureRoutes(dependencies),
];
