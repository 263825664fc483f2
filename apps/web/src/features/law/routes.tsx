import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const lawPages = {
  law_imprint: { load: () => import("./imprint-page.tsx") },
  law_privacy: { load: () => import("./privacy-page.tsx") },
  law_terms: { load: () => import("./terms-page.tsx") },
  law_accessibility: { load: () => import("./accessibility-page.tsx") },
  law_questions: { load: () => import("./questions/questions-page.tsx") },
} satisfies PageEntries;
