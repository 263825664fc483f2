import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { tvBannerRoutes } from "./banners/routes.ts";
import { tvStatisticsRoutes } from "./statistics/routes.ts";

export const createTvBanners = (dependencies: Dependencies): Call[] => [
  ...tvBannerRoutes(dependencies),
  ...tvStatisticsRoutes(dependencies),
];
