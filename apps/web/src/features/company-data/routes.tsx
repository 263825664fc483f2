import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** No preload: its query would be part of everybody's first download, and few people open this page. */
export const companyDataPages = {
  company_people: { load: () => import("./people/people-page.tsx") },
} satisfies PageEntries;
