import { getAccountLocks } from "@portal/contract/account-locks";
import { getSupportVisits } from "@portal/contract/support";
import { accountQuery } from "../../platform/query/use-account-query.ts";
import type { PageEntries } from "../../platform/routing/page-entry.ts";

export const accountLocksPages = {
  account_locks: {
    load: () => import("./pages/account-locks-page.tsx"),
    preload: (accountId) => [
      accountQuery(accountId, "account-locks", getAccountLocks, {}),
      accountQuery(accountId, "account-locks", getSupportVisits, {}),
    ],
  },
} satisfies PageEntries;
