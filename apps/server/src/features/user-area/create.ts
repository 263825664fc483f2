import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { emailChangeRoutes } from "./email-change/routes.ts";
import { createEmailChangeService } from "./email-change/service.ts";
import { erasureRoutes } from "./erasure/routes.ts";
import { createErasureService } from "./erasure/service.ts";
import { historyRoutes } from "./history/routes.ts";
import { createHistoryService } from "./history/service.ts";
import { ownDataRoutes } from "./own-data/routes.ts";
import { portalRoutes } from "./portals.ts";
import { profileRoutes } from "./profile/routes.ts";
import { createProfileService } from "./profile/service.ts";
import { pushRoutes } from "./push/routes.ts";
import { createPushService } from "./push/service.ts";
import { sessionRoutes } from "./sessions/routes.ts";
import { createSessionService } from "./sessions/service.ts";

export function createUserArea(dependencies: Dependencies): Call[] {
  const profiles = createProfileService(dependencies);
  return [
    ...profileRoutes(dependencies, profiles),
    ...emailChangeRoutes(dependencies, createEmailChangeService(dependencies), profiles),
    ...sessionRoutes(createSessionService(dependencies)),
    ...erasureRoutes(dependencies, createErasureService(dependencies), profiles),
    ...historyRoutes(createHistoryService(dependencies)),
    ...portalRoutes(dependencies),
    ...ownDataRoutes(dependencies),
    ...pushRoutes(createPushService(dependencies)),
  ];
}
