import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const authPages = {
  login: { load: () => import("./pages/log-in-route.tsx"), layout: "plain" },
  login_cuca: { load: () => import("./support/support-log-in-page.tsx"), layout: "plain" },
  logout: { load: () => import("./pages/log-out-page.tsx"), layout: "plain" },
} satisfies PageEntries;
