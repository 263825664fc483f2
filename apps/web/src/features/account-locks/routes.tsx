import type { PageEntries } from "../../platform/routing/page-entry.ts";

// Without preload: few come here, and what it names would be part of everybody's first page.
export const accountLocksPages = {
  account_locks: { load: () => import("./pages/account-locks-page.tsx") },
} satisfies PageEntries;
