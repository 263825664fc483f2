import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { bannerRoutes } from "./banners/routes.ts";
import { bannerStatisticsRoutes } from "./statistics/routes.ts";

export const createWebBanners = (dependencies: Dependencies): Call[] => [
  ...bannerRoutes(dependencies),
  ...bannerStatisticsRoutes(dependencies),
];
