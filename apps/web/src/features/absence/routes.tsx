import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const absencePages = {
  absence: { load: () => import("./absence-page.tsx") },
} satisfies PageEntries;
