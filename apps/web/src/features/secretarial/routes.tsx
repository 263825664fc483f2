import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const secretarialPages = {
  secretarial_overview: { load: () => import("./secretarial-overview-page.tsx") },
  secretarial_guides: { load: () => import("./guides/secretarial-guides-page.tsx"), parents: ["secretarial_overview"] },
} satisfies PageEntries;
