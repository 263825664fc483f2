import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** Few companies have search ads: what the pages load begins in their own code, not in everybody's first download. */
export const advertisingPages = {
  search_ads_statistics: { load: () => import("./statistics/search-ads-statistics-page.tsx") },
  search_ads_ad_groups: {
    load: () => import("./groups/ad-groups-page.tsx"),
    parents: ["search_ads_statistics"],
  },
  search_ads_budget: { load: () => import("./budget/ads-budget-page.tsx"), parents: ["search_ads_statistics"] },
} satisfies PageEntries;
