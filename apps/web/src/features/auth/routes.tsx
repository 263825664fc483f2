import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const authPages = {
  login: { load: () => import("./pages/log-in-route.tsx"), layout: "plain" },
  login_cuca: { load: () => import("./support/support-log-in-page.tsx"), layout: "plain" },
  register: { load: () => import("./registration/register-page.tsx"), layout: "plain" },
  register_success: { load: () => import("./registration/register-success-page.tsx"), layout: "plain" },
  register_activation: { load: () => import("./registration/activation-page.tsx"), layout: "plain" },
  cancel: { load: () => import("./registration/cancel-page.tsx"), layout: "plain" },
  guest: { load: () => import("./registration/guest-page.tsx"), layout: "plain" },
  guest_success: { load: () => import("./registration/guest-success-page.tsx"), layout: "plain" },
  request: { load: () => import("./passwords/request-page.tsx"), layout: "plain" },
  request_confirmation: { load: () => import("./passwords/request-confirmation-page.tsx"), layout: "plain" },
  password_renew: { load: () => import("./passwords/renew-page.tsx"), layout: "plain" },
  password_renew_confirmation: { load: () => import("./passwords/renew-confirmation-page.tsx"), layout: "plain" },
  password_renew_error: { load: () => import("./passwords/renew-error-page.tsx"), layout: "plain" },
  logout: { load: () => import("./pages/log-out-page.tsx"), layout: "plain" },
} satisfies PageEntries;
