import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { eventRoutes } from "./routes.ts";

export const createEvents = (dependencies: Dependencies): Call[] => eventRoutes(dependencies);
