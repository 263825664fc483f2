import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { selfDisclosureRoutes } from "./routes.ts";
import { createSelfDisclosureService } from "./service.ts";

export const createSelfDisclosure = (dependencies: Dependencies): Call[] =>
  selfDisclosureRoutes(dependencies, createSelfDisclosureService(dependencies));
