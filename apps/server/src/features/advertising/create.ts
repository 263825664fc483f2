import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { advertisingRoutes } from "./routes.ts";

export const createAdvertising = (dependencies: Dependencies): Call[] => advertisingRoutes(dependencies);
