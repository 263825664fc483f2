import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { authRoutes } from "./routes.ts";
import { createAuthService } from "./service.ts";

export const createAuth = (dependencies: Dependencies): Call[] =>
  authRoutes(dependencies, createAuthService(dependencies));
