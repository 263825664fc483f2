import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { serviceCaseRoutes } from "./routes.ts";
import { createServiceCaseService } from "./service.ts";

export const createServiceCase = (dependencies: Dependencies): Call[] =>
  serviceCaseRoutes(dependencies, createServiceCaseService(dependencies));
