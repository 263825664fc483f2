import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** No preload, because the address decides which view, and so which data, the page shows. */
export const serviceCasePages = {
  service_cases: { load: () => import("./service-cases-page.tsx") },
} satisfies PageEntries;
