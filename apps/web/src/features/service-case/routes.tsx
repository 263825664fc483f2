import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** Without a preload: which of its views is shown, the address decides. */
export const serviceCasePages = {
  service_cases: { load: () => import("./service-cases-page.tsx") },
} satisfies PageEntries;
