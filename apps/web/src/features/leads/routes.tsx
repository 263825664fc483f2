import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** No preload, because the address decides which view, and so which data, most of the pages show. */
export const leadPages = {
  inquiries_overview: { load: () => import("./overview/inquiries-overview-page.tsx") },
  inquiries_offers: { load: () => import("./offers-page.tsx"), parents: ["inquiries_overview"] },
  inquiries_jobs: { load: () => import("./jobs-page.tsx"), parents: ["inquiries_overview"] },
  inquiries_messages: { load: () => import("./messages/messages-page.tsx") },
  inquiry: { load: () => import("./inquiries/inquiry-page.tsx"), layout: "plain" },
  inquiry_confirm: { load: () => import("./inquiries/confirm-page.tsx"), layout: "plain" },
  inquiry_thread: { load: () => import("./inquiries/customer-thread-page.tsx"), layout: "plain" },
} satisfies PageEntries;
