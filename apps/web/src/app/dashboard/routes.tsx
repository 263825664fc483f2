import { entryQuery, historyQuery } from "../../features/entry/entry-store.ts";
import type { PageEntries } from "../../platform/routing/page-entry.ts";
import { RECENT_CHANGES } from "@portal/contract/entry/history/recent-changes-count";
import { dashboardQuery, highlightsQuery } from "./dashboard-store.ts";

export const dashboardPages = {
  dashboard: {
    load: () => import("./dashboard-page.tsx"),
    preload: (accountId) => [entryQuery(accountId), dashboardQuery(accountId), historyQuery(accountId, RECENT_CHANGES)],
  },
  highlights: {
    load: () => import("./highlights/highlights-page.tsx"),
    preload: (accountId) => [highlightsQuery(accountId)],
  },
  companies: { load: () => import("./companies/companies-page.tsx") },
} satisfies PageEntries;
