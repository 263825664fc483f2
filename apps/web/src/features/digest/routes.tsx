import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const digestPages = {
  digest_end: { load: () => import("./digest-end-page.tsx"), layout: "plain" },
} satisfies PageEntries;
