import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { createConnection } from "./connection/service.ts";
import { seoRoutes } from "./routes.ts";

export const createSeo = (dependencies: Dependencies): Call[] =>
  seoRoutes(dependencies, createConnection(dependencies));
