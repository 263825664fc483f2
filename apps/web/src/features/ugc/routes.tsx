import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const ugcPages = {
  ugc: { load: () => import("./report-mistake-page.tsx"), layout: "plain" },
} satisfies PageEntries;
