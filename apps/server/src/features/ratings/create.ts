import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { overviewRoutes } from "./overview/routes.ts";
import { awardsRoutes } from "./awards/routes.ts";
import { createAwardsService } from "./awards/service.ts";
import { invitationRoutes } from "./invitations/routes.ts";
import { createInvitationsService } from "./invitations/service.ts";
import { manageRatingsRoutes } from "./manage/routes.ts";
import { objectionRoutes } from "./objections/routes.ts";
import { partnerRoutes } from "./partners/routes.ts";
import { reportRoutes } from "./reports/routes.ts";
import { submissionRoutes } from "./submissions/routes.ts";
import { createSubmissionsService } from "./submissions/service.ts";

export const createRatings = (dependencies: Dependencies): Call[] => [
  ...overviewRoutes(dependencies),
  ...manageRatingsRoutes(dependencies),
  ...awardsRoutes(dependencies, createAwardsService(dependencies)),
  ...invitationRoutes(dependencies, createInvitationsService(dependencies)),
  ...submissionRoutes(dependencies, createSubmissionsService(dependencies)),
  ...objectionRoutes(dependencies),
  ...partnerRoutes(dependencies),
  ...reportRoutes(dependencies),
];
