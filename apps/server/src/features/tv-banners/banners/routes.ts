/** Calls on TV banners and their creatives (Specification §7). */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { serveGetCompanyCreatives, serveGetCompanyTvBanners, serveSetCreative, serveUpdateCreative } from "./calls.ts";
import { createTvBannerService } from "./service.ts";

export function tvBannerRoutes(dependencies: Dependencies): Call[] {
  const service = createTvBannerService(dependencies);
  return [
    call(serveGetCompanyTvBanners, async ({ scope }) => ({ banners: await service.banners(scope) })),
    call(serveGetCompanyCreatives, async ({ scope }) => ({ creatives: await service.creatives(scope) })),
    call(serveSetCreative, async ({ scope, body }) => ({ banner: await service.set(scope, body) })),
    call(serveUpdateCreative, async ({ scope, body }) => ({ creative: await service.decide(scope, body) })),
  ];
}
