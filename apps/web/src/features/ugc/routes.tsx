import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const ugcPages = {
  ugc: { load: () => import("./report-mistake-page.tsx"), layout: "plain" },
  notice_status: { load: () => import("./notices/notice-status-page.tsx"), layout: "plain" },
} satisfies PageEntries;
