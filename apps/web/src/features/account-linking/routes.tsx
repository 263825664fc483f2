import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const accountLinkingPages = {
  linking_redirect: { load: () => import("./pages/linking-redirect-page.tsx"), layout: "plain" },
  linking_login: { load: () => import("./pages/linking-login-page.tsx"), layout: "plain" },
  linking_register: { load: () => import("./pages/linking-register-page.tsx"), layout: "plain" },
  linking_hold: { load: () => import("./pages/linking-hold-page.tsx"), layout: "plain" },
  linking_pending: { load: () => import("./pages/linking-pending-page.tsx"), layout: "plain" },
} satisfies PageEntries;
