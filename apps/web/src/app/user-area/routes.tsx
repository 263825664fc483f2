import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** The person's own page shows parts of several slices. */
export const userDashboardPages = {
  user_dashboard: { load: () => import("./user-dashboard-page.tsx") },
} satisfies PageEntries;
