import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** No preload: its query would be part of everybody's first download, and few people open this page. */
export const subscriptionPages = {
  company_subscriptions: { load: () => import("./subscriptions-page.tsx") },
} satisfies PageEntries;
