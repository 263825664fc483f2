import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { modalRoutes } from "./modal/routes.ts";
import { notificationRoutes } from "./routes.ts";

export const createNotifications = (dependencies: Dependencies): Call[] => [
  ...notificationRoutes(dependencies),
  ...modalRoutes(dependencies),
];
