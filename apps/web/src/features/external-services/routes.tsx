import type { PageEntries } from "../../platform/routing/page-entry.ts";

// No preload: few people open these pages, and everything named here is part of everybody's first download.
export const externalServicesPages = {
  entry_rights_overview: { load: () => import("./pages/rights-overview-page.tsx"), parents: ["entry_overview"] },
  entry_rights_error: {
    load: () => import("./pages/rights-error-page.tsx"),
    parents: ["entry_overview", "entry_rights_overview"],
  },
  entry_google_auth: {
    load: () => import("./pages/google-auth-page.tsx"),
    parents: ["entry_overview", "entry_rights_overview"],
  },
  entry_google_profile: {
    load: () => import("./pages/google-profile-page.tsx"),
    parents: ["entry_overview", "entry_rights_overview"],
  },
} satisfies PageEntries;
