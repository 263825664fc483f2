import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { externalServicesRoutes } from "./routes.ts";
import { createExternalServicesService } from "./service.ts";

export const createExternalServices = (dependencies: Dependencies): Call[] =>
  externalServicesRoutes(dependencies, createExternalServicesService(dependencies));
