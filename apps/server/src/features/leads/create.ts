import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { inquiryRoutes } from "./inquiries/routes.ts";
import { inboundRoutes } from "./messages/inbound/routes.ts";
import { messageRoutes } from "./messages/routes.ts";
import { leadRoutes } from "./routes.ts";

export const createLeads = (dependencies: Dependencies): Call[] => [
  ...leadRoutes(dependencies),
  ...messageRoutes(dependencies),
  ...inboundRoutes(dependencies),
  ...inquiryRoutes(dependencies),
];
