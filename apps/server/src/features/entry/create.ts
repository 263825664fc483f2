import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { areaMapRoutes } from "./area-map/routes.ts";
import { differenceRoutes } from "./differences/routes.ts";
import { directoryRoutes } from "./directory/routes.ts";
import { fileRoutes } from "./files/routes.ts";
import { finderRoutes } from "./finder/routes.ts";
import { historyRoutes } from "./history/routes.ts";
import { entryRoutes } from "./routes.ts";
import { ownSiteRoutes } from "./own-site/routes.ts";
import { saveRoutes } from "./save/routes.ts";
import { statisticsRoutes } from "./statistics/routes.ts";
import { stepRoutes } from "./steps/unfit-steps.ts";
import { suggestionRoutes } from "./suggestions/routes.ts";

export const createEntry = (dependencies: Dependencies): Call[] => [
  ...entryRoutes(dependencies),
  ...saveRoutes(dependencies),
  ...historyRoutes(dependencies),
  ...differenceRoutes(dependencies),
  ...directoryRoutes(dependencies),
  ...fileRoutes(dependencies),
  ...suggestionRoutes(dependencies),
  ...areaMapRoutes(dependencies),
  ...statisticsRoutes(dependencies),
  ...ownSiteRoutes(dependencies),
  ...finderRoutes(dependencies),
  ...stepRoutes(dependencies),
];
