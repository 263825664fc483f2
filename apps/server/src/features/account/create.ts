import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { accountRoutes } from "./routes.ts";
import { createAccountService } from "./service.ts";

export const createAccount = (dependencies: Dependencies): Call[] => accountRoutes(createAccountService(dependencies));
