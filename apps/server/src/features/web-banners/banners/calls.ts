import {
  downloadWebBannerCreatives,
  getCompanyWebBanners,
  getWebBannerCreative,
  updateCompanyWebBannerStatus,
  updateWebBannerFiles,
  WEB_BANNER_FAMILIES,
} from "@portal/contract/web-banners/calls";
import { CREATIVE_FORMATS } from "@portal/contract/web-banners/creative/facts";
import { FLAVOURS } from "@portal/contract/web-banners/flavours";
import { BANNER_ACTIONS, BANNER_ROLES, BANNER_STATES } from "@portal/contract/web-banners/states";
import * as z from "zod/mini";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";
import { WEB_BANNERS } from "../../../platform/rate-limits/quotas.ts";

const banner = z.object({
  id: z.number(),
  name: z.string(),
  flavour: z.enum(FLAVOURS),
  state: z.enum(BANNER_STATES),
  version: z.number(),
  targetUrl: z.nullable(z.string()),
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  changedAt: z.string(),
  creatives: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      mediaType: z.string(),
      bytes: z.number(),
      width: z.number(),
      height: z.number(),
      frames: z.number(),
      milliseconds: z.number(),
      loops: z.number(),
    }),
  ),
  history: z.array(
    z.object({
      id: z.number(),
      action: z.enum(BANNER_ACTIONS),
      author: z.enum(BANNER_ROLES),
      name: z.string(),
      reason: z.string(),
      at: z.string(),
    }),
  ),
});

const reads = { access: accountAccess("read", { families: WEB_BANNER_FAMILIES }), agent: true } as const;
/** Specification §5: 5,000 bytes for `updateWebBannerFiles`, which is the limit of a call that declares none. */
const writes = {
  access: accountAccess("write", { families: WEB_BANNER_FAMILIES }),
  agent: true,
  quota: WEB_BANNERS,
  answers: { 200: z.object({ banner }) },
} as const;

export const serveGetCompanyWebBanners = serve(getCompanyWebBanners, {
  ...reads,
  answers: {
    200: z.object({ flavours: z.array(z.object({ flavour: z.enum(FLAVOURS), banners: z.array(banner) })) }),
  },
});
export const serveUpdateCompanyWebBannerStatus = serve(updateCompanyWebBannerStatus, writes);
export const serveUpdateWebBannerFiles = serve(updateWebBannerFiles, writes);
export const serveDownloadWebBannerCreatives = serve(downloadWebBannerCreatives, {
  ...reads,
  answers: { 200: new FileAnswer("application/zip") },
});
export const serveGetWebBannerCreative = serve(getWebBannerCreative, {
  ...reads,
  answers: { 200: new FileAnswer(...CREATIVE_FORMATS.map((format) => `image/${format}`)) },
});
