import type { PageEntries, PageEntry } from "../../platform/routing/page-entry.ts";
import type * as Pages from "./newsletter-pages.ts";

const page = (name: keyof typeof Pages): PageEntry => ({
  load: () => import("./newsletter-pages.ts").then((pages) => ({ default: pages[name] })),
  layout: "plain",
});

export const b2bPages = {
  b2b_statistics: { load: () => import("./statistics/b2b-statistics-page.tsx") },
  b2b_newsletter: page("NewsletterPage"),
  b2b_newsletter_confirmed: page("NewsletterConfirmedPage"),
} satisfies PageEntries;
