import type { PageEntries, PageEntry } from "../../platform/routing/page-entry.ts";
import {
  differencesQuery,
  entryQuery,
  hintsQuery,
  latestChangesQuery,
  previewQuery,
  unfitStepsQuery,
} from "./entry-store.ts";

export const entryPages = {
  entry_overview: {
    load: () => import("./overview/entry-overview-page.tsx"),
    preload: (accountId) => [
      entryQuery(accountId),
      previewQuery(accountId),
      differencesQuery(accountId),
      unfitStepsQuery(accountId),
      latestChangesQuery(accountId),
    ],
  },
  entry_data: {
    load: () => import("./entry-data/entry-data-page.tsx"),
    preload: (accountId) => [entryQuery(accountId)],
    parents: ["entry_overview"],
  },
  entry_statistics: { load: () => import("./statistics/statistics-page.tsx"), parents: ["entry_overview"] },
  entry_history: { load: () => import("./history/history-page.tsx"), parents: ["entry_overview"] },
  entry_differences: {
    load: () => import("./differences/differences-page.tsx"),
    preload: (accountId) => [differencesQuery(accountId), hintsQuery(accountId)],
    parents: ["entry_overview"],
  },
  entry_own_site: {
    load: () => import("./own-site/own-site-page.tsx"),
    parents: ["entry_overview"],
  },
  entry_poster: {
    load: () => import("./poster/poster-page.tsx"),
    preload: (accountId) => [entryQuery(accountId)],
    parents: ["entry_overview"],
  },
} satisfies PageEntries;

/** The page below `/eintrag/`, open to everybody. */
export const publicEntryPage: PageEntry = { load: () => import("./public/public-entry-page.tsx"), layout: "plain" };
