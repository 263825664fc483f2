import type { PageEntries } from "../../platform/routing/page-entry.ts";

// No preload: few people open this page, and everything named here is part of everybody's first download.
export const accountLocksPages = {
  account_locks: { load: () => import("./pages/account-locks-page.tsx") },
} satisfies PageEntries;
