/** Web banners of a company (Specification §7 "web-banners" and "updateWebBannerFiles"). */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { idNumber, idText } from "../http/ids.ts";
import type { Day } from "../time/berlin-time.ts";
import { TEMPORARY_FILE_PATTERN } from "../text/patterns.ts";
import { paragraphsOf } from "../text/text-fields.ts";
import { BANNER_FILES, type Flavour } from "./flavours.ts";
import { type BannerAction, type BannerRole, type BannerState, STATUS_ACTIONS } from "./states.ts";

export const WEB_BANNER_FAMILIES = ["web_banner"] as const;
export const BANNER_REASON_CHARACTERS = 1000;
/** Years for which an ended banner is kept with its files and history. */
export const BANNER_YEARS = 3;

export type BannerCreative = {
  id: number;
  name: string;
  mediaType: string;
  bytes: number;
  /** Pixels. */
  width: number;
  height: number;
  frames: number;
  milliseconds: number;
  loops: number;
};

/** `name` is "" for the provider and for people who no longer exist. */
export type BannerEvent = {
  id: number;
  action: BannerAction;
  author: BannerRole;
  name: string;
  reason: string;
  /** ISO instant, UTC. */
  at: string;
};

export type WebBanner = {
  id: number;
  name: string;
  flavour: Flavour;
  state: BannerState;
  /** Counts every change; an answer to what somebody has seen names it. */
  version: number;
  /** Where a click leads. */
  targetUrl: string | null;
  startsOn: Day | null;
  endsOn: Day | null;
  /** ISO instant, UTC. */
  changedAt: string;
  creatives: BannerCreative[];
  /** The latest, oldest first. */
  history: BannerEvent[];
};

/** The flavours that the company has, in the catalogue's order. Banners that wait for the company come first. */
export const getCompanyWebBanners = endpoint<{ flavours: { flavour: Flavour; banners: WebBanner[] }[] }>()({
  name: "getCompanyWebBanners",
  method: "GET",
  path: "/api/web-banners/getCompanyWebBanners",
});

/** The specification names no body. With the `version` that the person saw, an answer to an older one is refused. */
export const updateCompanyWebBannerStatus = endpoint<{ banner: WebBanner }>()({
  name: "updateCompanyWebBannerStatus",
  method: "POST",
  path: "/api/web-banners/updateCompanyWebBannerStatus/banner/:id/:action",
  params: z.object({ id: idText, action: z.enum(STATUS_ACTIONS, "Diese Aktion gibt es nicht.") }),
  body: z.nullish(
    z.object({
      reason: z._default(paragraphsOf(BANNER_REASON_CHARACTERS), ""),
      version: z.optional(idNumber),
    }),
  ),
  errors: [
    "web_banner.not_found",
    "web_banner.not_possible_now",
    "web_banner.changed_meanwhile",
    "web_banner.only_company_approves",
  ],
});

/** New files for a banner, which go to the provider for a check. Markers of uploads with the purpose `web_banner`. */
export const updateWebBannerFiles = endpoint<{ banner: WebBanner }>()({
  name: "updateWebBannerFiles",
  method: "POST",
  path: "/api/customer/updateWebBannerFiles",
  body: z.object({
    banner: idNumber,
    files: z
      .array(z.string().check(z.maxLength(100), z.regex(TEMPORARY_FILE_PATTERN, "Das ist keine hochgeladene Datei.")))
      .check(
        z.minLength(1, "Bitte wählen Sie eine Datei aus."),
        z.maxLength(BANNER_FILES, `Bitte höchstens ${BANNER_FILES} Dateien.`),
        z.refine((markers) => new Set(markers).size === markers.length, "Bitte jede Datei nur einmal."),
      ),
    /** The form makes this key once. A request sent twice counts once. */
    key: z.string().check(z.regex(/^[\w-]{16,64}$/, "Bitte laden Sie die Seite neu.")),
  }),
  errors: [
    "web_banner.not_found",
    "web_banner.not_possible_now",
    "web_banner.file_does_not_fit",
    "files.not_found",
    "files.type_not_allowed",
    "files.unreadable",
  ],
});

/** The files of a banner as ZIP. A plain GET, so a link is enough. */
export const downloadWebBannerCreatives = endpoint<unknown>()({
  name: "downloadWebBannerCreatives",
  method: "GET",
  path: "/api/web-banners/downloadWebBannerCreatives/:id",
  params: z.object({ id: idText }),
  errors: ["web_banner.not_found", "web_banner.no_files"],
});

/** One file for the preview, in a frame that runs nothing. A plain GET for `<iframe src>`. */
export const getWebBannerCreative = endpoint<unknown>()({
  name: "getWebBannerCreative",
  method: "GET",
  path: "/api/web-banners/creatives/:id",
  params: z.object({ id: idText }),
  errors: ["files.not_found"],
});
