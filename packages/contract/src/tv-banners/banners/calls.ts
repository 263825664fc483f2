/** TV banners of a company and the creatives for them (Specification §3, §4, §7). */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import { key } from "../../text/one-line.ts";
import { paragraphsOf } from "../../text/text-fields.ts";
import type { Day } from "../../time/berlin-time.ts";
import { type Approval, type ApprovalRole, APPROVALS, type CreativeAction } from "./approval.ts";

/** `planned` has not begun. Creatives are set onto an active banner only. */
export const BANNER_STATES = ["planned", "active", "paused", "ended"] as const;
export type BannerState = (typeof BANNER_STATES)[number];

/** Where the banner lies on the screen: around the programme, which shrinks, or over its lower edge. */
export const CREATIVE_LAYOUTS = ["frame", "strip"] as const;
export type CreativeLayout = (typeof CREATIVE_LAYOUTS)[number];

export type TvBanner = {
  external_id: string;
  name: string;
  state: BannerState;
  /** The creative that it shows; null if there is none yet. */
  binary_master_id: string | null;
  startsOn: Day | null;
  endsOn: Day | null;
};

/** One step of a creative's way, oldest first. */
export type CreativeEvent = {
  id: number;
  kind: "delivered" | "changed" | CreativeAction;
  role: ApprovalRole | "provider";
  /** Who did it at the company or customer care; "" for others, and for people who no longer exist. */
  name: string;
  reason: string;
  /** ISO instant, UTC. */
  at: string;
};

export type TvCreative = {
  binaryMasterId: string;
  /** Counts every change of the look; an answer to what somebody has seen names it. */
  version: number;
  name: string;
  layout: CreativeLayout;
  headline: string;
  text: string;
  /** What the banner asks people to do: "Taste OK drücken". */
  callToAction: string;
  /** Hexadecimal RGB. */
  background: string;
  foreground: string;
  customerApprovalStatus: Approval;
  partnerApprovalStatus: Approval;
  deliveredAt: string;
  events: CreativeEvent[];
};

export const REASON_CHARACTERS = 1000;
/** Creatives in one answer; the newest ones, and those that banners show. */
export const MOST_CREATIVES = 100;

export const getCompanyTvBanners = endpoint<{ banners: TvBanner[] }>()({
  name: "getCompanyTvBanners",
  method: "GET",
  path: "/api/tv-banners/getCompanyTvBanners",
});

/** The newest first. */
export const getCompanyCreatives = endpoint<{ creatives: TvCreative[] }>()({
  name: "getCompanyCreatives",
  method: "GET",
  path: "/api/tv-banners/getCompanyCreatives",
});

/** The specification names no version. With the one that the person saw, an answer to an older look is refused. */
const seenVersion = z.optional(idNumber);

/** Sets a creative onto the active banner. */
export const setCreative = endpoint<{ banner: TvBanner }>()({
  name: "setCreative",
  method: "POST",
  path: "/api/tv-banners/setCreative",
  body: z.object({ binaryMasterId: key, externalId: key, version: seenVersion }),
  errors: [
    "tv_banners.banner_not_found",
    "tv_banners.banner_not_active",
    "tv_banners.creative_not_found",
    "tv_banners.creative_changed_meanwhile",
    "tv_banners.creative_refused_by_partner",
    "tv_banners.creative_not_approved",
  ],
});

/** The company's decision; UNVERIFIED takes it back. A rejection needs a reason. */
export const updateCreative = endpoint<{ creative: TvCreative }>()({
  name: "updateCreative",
  method: "POST",
  path: "/api/tv-banners/updateCreative",
  body: z
    .object({
      binaryMasterId: key,
      approvalStatus: z.enum(APPROVALS, "Bitte wählen Sie aus der Liste."),
      reason: z._default(paragraphsOf(REASON_CHARACTERS), ""),
      version: seenVersion,
    })
    .check(
      z.refine(({ approvalStatus, reason }) => approvalStatus !== "REJECTED" || reason !== "", {
        path: ["reason"],
        error: "Bitte schreiben Sie, was anders werden soll.",
      }),
    ),
  errors: [
    "tv_banners.creative_not_found",
    "tv_banners.creative_changed_meanwhile",
    "tv_banners.creative_refused_by_partner",
    "tv_banners.creative_on_banner",
  ],
});
