import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { accountLocksRoutes } from "./routes.ts";
import { createAccountLocksService } from "./service.ts";

export const createAccountLocks = (dependencies: Dependencies): Call[] =>
  accountLocksRoutes(createAccountLocksService(dependencies));
