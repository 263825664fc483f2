/** What banners brought: how often they were seen and clicked, by day, placement and banner. */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idText } from "../../http/ids.ts";
import type { Day } from "../../time/berlin-time.ts";
import { checkRange, type Compared, type DateRange, dateRangeFields, type Period } from "../../time/date-range.ts";
import type { Flavour } from "../flavours.ts";
import type { Placement } from "./placements.ts";

/** The click rate is clicks by views and follows from both. */
export type BannerFigures = { views: Compared; clicks: Compared };

export type WebBannerStatistics = {
  range: DateRange;
  /** The only banner that is counted; null for all. */
  banner: number | null;
  /** The days of the comparison; null if the figures begin later. */
  comparedWith: Period | null;
  total: BannerFigures;
  /** In order and without gaps; together they are the range. */
  periods: (Period & BannerFigures)[];
  /** Of each kind the parts add up to the total. */
  placements: ({ placement: Placement } & BannerFigures)[];
  /** `id` and `flavour` are null for a banner that is no longer stored. */
  banners: ({ id: number | null; name: string; flavour: Flavour | null } & BannerFigures)[];
  /** The first and the last day that was delivered for this company; null if none was. */
  firstDay: Day | null;
  lastDay: Day | null;
};

const query = z
  .object({
    ...dateRangeFields,
    /** Only this banner. */
    banner: z.optional(idText),
  })
  .check(checkRange);
const errors = ["web_banner.not_found"] as const;

export const getWebBannerStatistics = endpoint<WebBannerStatistics>()({
  name: "getWebBannerStatistics",
  method: "GET",
  path: "/api/web-banners/statistics",
  query,
  errors,
});

/** One line per period and placement, with the sums of the page. A plain GET, so a link is enough. */
export const getWebBannerStatisticsCsv = endpoint<unknown>()({
  name: "getWebBannerStatisticsCsv",
  method: "GET",
  path: "/api/web-banners/statistics.csv",
  query,
  errors,
});
