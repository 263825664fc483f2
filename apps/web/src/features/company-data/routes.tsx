import type { PageEntries } from "../../platform/routing/page-entry.ts";

/** Without a preload: its query would add to what every page of a company loads first, for a page that few people need. */
export const companyDataPages = {
  company_people: { load: () => import("./people/people-page.tsx") },
} satisfies PageEntries;
