import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { secretarialRoutes } from "./routes.ts";
import { createSecretarialService } from "./service.ts";

export const createSecretarial = (dependencies: Dependencies): Call[] =>
  secretarialRoutes(createSecretarialService(dependencies));
