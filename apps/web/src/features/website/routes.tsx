import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** Few companies have a website: what the pages load begins in their own code, not in everybody's first download. */
export const websitePages = {
  website_overview: { load: () => import("./sites/website-overview-page.tsx") },
  website_statistics: {
    load: () => import("./statistics/website-statistics-page.tsx"),
    parents: ["website_overview"],
  },
  website_edit: { load: () => import("./files/website-edit-page.tsx"), parents: ["website_overview"] },
  website_email: { load: () => import("./mailboxes/website-email-page.tsx"), parents: ["website_overview"] },
  website_check: { load: () => import("./check/website-check-page.tsx"), parents: ["website_overview"] },
} satisfies PageEntries;
