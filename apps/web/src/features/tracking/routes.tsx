import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const trackingPages = {
  cookie_settings: { load: () => import("./cookie-settings-page.tsx") },
} satisfies PageEntries;
