import * as z from "zod/mini";
import { APPROVAL_ROLES, APPROVALS, CREATIVE_ACTIONS } from "@portal/contract/tv-banners/banners/approval";
import {
  BANNER_STATES,
  CREATIVE_LAYOUTS,
  getCompanyCreatives,
  getCompanyTvBanners,
  setCreative,
  updateCreative,
} from "@portal/contract/tv-banners/banners/calls";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";
import { TV_CREATIVES } from "../../../platform/rate-limits/quotas.ts";

const families = { families: ["tv_banner"] } as const;
const reads = { access: accountAccess("read", families), agent: true } as const;
const writes = { access: accountAccess("write", families), agent: true, quota: TV_CREATIVES } as const;

const banner = z.object({
  external_id: z.string(),
  name: z.string(),
  state: z.enum(BANNER_STATES),
  binary_master_id: z.nullable(z.string()),
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
});

const creative = z.object({
  binaryMasterId: z.string(),
  version: z.number(),
  name: z.string(),
  layout: z.enum(CREATIVE_LAYOUTS),
  headline: z.string(),
  text: z.string(),
  callToAction: z.string(),
  background: z.string(),
  foreground: z.string(),
  customerApprovalStatus: z.enum(APPROVALS),
  partnerApprovalStatus: z.enum(APPROVALS),
  deliveredAt: z.string(),
  events: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(["delivered", "changed", ...CREATIVE_ACTIONS]),
      role: z.enum([...APPROVAL_ROLES, "provider"]),
      name: z.string(),
      reason: z.string(),
      at: z.string(),
    }),
  ),
});

export const serveGetCompanyTvBanners = serve(getCompanyTvBanners, {
  ...reads,
  answers: { 200: z.object({ banners: z.array(banner) }) },
});
export const serveGetCompanyCreatives = serve(getCompanyCreatives, {
  ...reads,
  answers: { 200: z.object({ creatives: z.array(creative) }) },
});
export const serveSetCreative = serve(setCreative, { ...writes, answers: { 200: z.object({ banner }) } });
export const serveUpdateCreative = serve(updateCreative, { ...writes, answers: { 200: z.object({ creative }) } });
