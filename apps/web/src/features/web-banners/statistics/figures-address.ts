/** The shown figures in the page's address: `?banner=7001&zahl=klicks`. */
import { ID_PATTERN } from "@portal/contract/http/ids";
import type { Query } from "@portal/contract/pages/redirects";

export type BannerMetric = "views" | "clicks";

/** The metric in the chart, and the only banner that is counted. */
export type BannerView = { metric: BannerMetric; banner: number | undefined };

export const bannerViewIn = ({ zahl, banner }: Query): BannerView => ({
  metric: zahl === "klicks" ? "clicks" : "views",
  banner: banner !== undefined && ID_PATTERN.test(banner) ? Number(banner) : undefined,
});

/** Without what is shown anyway. */
export const queryOfBannerView = ({ metric, banner }: BannerView): Query => ({
  ...(banner === undefined ? {} : { banner: String(banner) }),
  ...(metric === "views" ? {} : { zahl: "klicks" }),
});
