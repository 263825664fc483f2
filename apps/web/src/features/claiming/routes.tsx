import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const claimingPages = {
  claiming_confirm: { load: () => import("./pages/confirm-claim-page.tsx") },
} satisfies PageEntries;
