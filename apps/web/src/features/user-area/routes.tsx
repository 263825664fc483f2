import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const userAreaPages = {
  user_dashboard: { load: () => import("./pages/user-dashboard-page.tsx") },
} satisfies PageEntries;
