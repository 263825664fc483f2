import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** On their own way, people see neither menu nor company: most have none yet. */
const plain = { layout: "plain" } as const;

export const claimingPages = {
  claiming_welcome: { load: () => import("./pages/welcome-page.tsx"), ...plain },
  claiming_redirect: { load: () => import("./pages/redirect-page.tsx"), ...plain },
  claiming_register: { load: () => import("./pages/register-page.tsx"), ...plain },
  claiming_register_password: { load: () => import("./pages/register-password-page.tsx"), ...plain },
  claiming_register_success: { load: () => import("./pages/register-success-page.tsx"), ...plain },
  claiming_login: { load: () => import("./pages/login-page.tsx"), ...plain },
  claiming_login_success: { load: () => import("./pages/login-success-page.tsx"), ...plain },
  claiming_advantago: { load: () => import("./pages/advantago-page.tsx"), ...plain },
  claiming_otherowner: { load: () => import("./pages/otherowner-page.tsx"), ...plain },
  claiming_otherowner_provider: { load: () => import("./pages/otherowner-provider-page.tsx"), ...plain },
  claiming_owner: { load: () => import("./pages/owner-page.tsx"), ...plain },
  claiming_owner_provider: { load: () => import("./pages/owner-provider-page.tsx"), ...plain },
  claiming_confirm: { load: () => import("./pages/confirm-claim-page.tsx") },
  claiming_hold: { load: () => import("./pages/hold-page.tsx"), ...plain },
  claiming_pending: { load: () => import("./pages/pending-page.tsx"), ...plain },
} satisfies PageEntries;
