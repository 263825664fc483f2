import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { fileRoutes } from "./file-routes.ts";
import { createHistoryService } from "./history-service.ts";
import { entryRoutes } from "./routes.ts";
import { createEntryService } from "./service.ts";

export const createEntry = (dependencies: Dependencies): Call[] => [
  ...entryRoutes(createEntryService(dependencies), createHistoryService(dependencies)),
  ...fileRoutes(dependencies),
];
