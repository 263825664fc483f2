import type { PageEntries } from "../../platform/routing/page-entry.ts";
import { portalsQuery, statisticsQuery } from "./entry-service-store.ts";

export const entryServicePages = {
  entry_service: {
    load: () => import("./pages/entry-service-page.tsx"),
    preload: (accountId) => [portalsQuery(accountId), statisticsQuery(accountId)],
    parents: ["entry_overview"],
  },
  listing_check: { load: () => import("./public-check/listing-check-page.tsx"), layout: "plain" },
} satisfies PageEntries;
