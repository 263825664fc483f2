import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { ugcRoutes } from "./routes.ts";
import { createUgcService } from "./service.ts";

export const createUgc = (dependencies: Dependencies): Call[] =>
  ugcRoutes(dependencies, createUgcService(dependencies));
