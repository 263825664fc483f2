import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const userAreaPages = {
  user_ratings: { load: () => import("./pages/ratings-page.tsx"), parents: ["user_dashboard"] },
  user_email_change: { load: () => import("./pages/email-change-page.tsx"), layout: "plain" },
  switchPortal: { load: () => import("./pages/switch-portal-page.tsx"), layout: "plain" },
} satisfies PageEntries;
