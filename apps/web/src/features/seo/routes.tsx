import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const seoPages = {
  seo_overview: { load: () => import("./overview/seo-page.tsx") },
} satisfies PageEntries;
