import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const selfDisclosurePages = {
  entry_self_disclosure: {
    load: () => import("./self-disclosure-page.tsx"),
    parents: ["entry_overview"],
  },
} satisfies PageEntries;
