import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** Few companies have banners: what the pages load begins in their own code. */
export const webBannerPages = {
  web_banner_overview: { load: () => import("./overview/web-banner-overview-page.tsx") },
  web_banner_upload: { load: () => import("./upload/web-banner-upload-page.tsx"), parents: ["web_banner_overview"] },
} satisfies PageEntries;
