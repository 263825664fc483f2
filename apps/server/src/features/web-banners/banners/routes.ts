/** Calls on web banners (Specification §7 "web-banners"). */
import { create } from "content-disposition";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../../auth/public.ts";
import {
  serveDownloadWebBannerCreatives,
  serveGetCompanyWebBanners,
  serveGetWebBannerCreative,
  serveUpdateCompanyWebBannerStatus,
  serveUpdateWebBannerFiles,
} from "./calls.ts";
import { createBannerService } from "./service.ts";
import { zipOfCreatives } from "./zip.ts";

/**
 * The creative is a document of its own in the preview's frame. Nothing in it runs, loads or leads anywhere, it has no
 * origin, and only our own pages may frame it. Browsers style their own page around a picture inline.
 */
const CREATIVE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

export function bannerRoutes(dependencies: Dependencies): Call[] {
  const banners = createBannerService(dependencies);
  const { environment, files, clock } = dependencies;
  return [
    call(serveGetCompanyWebBanners, ({ scope }) => banners.list(scope)),
    call(serveUpdateCompanyWebBannerStatus, async ({ scope, params, body, request }) => ({
      banner: await banners.act(
        scope,
        { ...params, reason: body?.reason ?? "", version: body?.version },
        visitorOf(request, environment).brand,
      ),
    })),
    call(serveUpdateWebBannerFiles, async ({ scope, body, request }) => ({
      banner: await banners.upload(scope, body, visitorOf(request, environment).brand),
    })),
    call(serveDownloadWebBannerCreatives, async ({ scope, params, reply }) => {
      const { name, files: creatives } = await banners.creatives(scope, params.id);
      reply.header("content-disposition", create(`Werbebanner ${name}.zip`, { type: "attachment" }));
      reply.type("application/zip");
      return zipOfCreatives(files, creatives, clock.now());
    }),
    call(serveGetWebBannerCreative, async ({ scope, params, reply }) => {
      const { bytes, mediaType } = await banners.creative(scope, params.id);
      reply.header("content-security-policy", CREATIVE_POLICY).header("x-frame-options", "SAMEORIGIN");
      reply.type(mediaType);
      return bytes;
    }),
  ];
}
