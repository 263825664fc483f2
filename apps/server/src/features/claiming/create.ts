import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { claimingRoutes } from "./routes.ts";
import { createClaimingService } from "./service.ts";

export const createClaiming = (dependencies: Dependencies): Call[] =>
  claimingRoutes(dependencies, createClaimingService(dependencies));
