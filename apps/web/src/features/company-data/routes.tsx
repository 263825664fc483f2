import type { PageEntries } from "../../platform/routing/page-entry.ts";
import { peopleQuery } from "./people/people-store.ts";

export const companyDataPages = {
  company_people: {
    load: () => import("./people/people-page.tsx"),
    preload: (accountId) => [peopleQuery(accountId)],
  },
} satisfies PageEntries;
