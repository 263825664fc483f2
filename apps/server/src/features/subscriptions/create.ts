import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { subscriptionRoutes } from "./routes.ts";
import { createSubscriptionService } from "./service.ts";

export const createSubscriptions = (dependencies: Dependencies): Call[] =>
  subscriptionRoutes(createSubscriptionService(dependencies));
