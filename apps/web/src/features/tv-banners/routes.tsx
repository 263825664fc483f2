import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** Few companies have TV banners: what the pages load begins in their own code. */
export const tvBannersPages = {
  tv_banner_overview: { load: () => import("./banners/tv-banner-page.tsx") },
  tv_banner_statistics: { load: () => import("./statistics/tv-statistics-page.tsx"), parents: ["tv_banner_overview"] },
} satisfies PageEntries;
