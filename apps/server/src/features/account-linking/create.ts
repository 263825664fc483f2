import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { accountLinkingRoutes } from "./routes.ts";
import { createAccountLinkingService } from "./service.ts";

export const createAccountLinking = (dependencies: Dependencies): Call[] =>
  accountLinkingRoutes(dependencies, createAccountLinkingService(dependencies));
