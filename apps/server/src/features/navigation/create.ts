import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { navigationRoutes } from "./routes.ts";

export const createNavigation = (dependencies: Dependencies): Call[] => navigationRoutes(dependencies);
