import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const b2bPages = {
  b2b_newsletter: { load: () => import("./newsletter-page.tsx"), layout: "plain" },
  b2b_newsletter_confirmed: { load: () => import("./newsletter-confirmed-page.tsx"), layout: "plain" },
} satisfies PageEntries;
