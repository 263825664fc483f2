import { getDashboard } from "@portal/contract/dashboard/calls";
import { accountQuery } from "../../platform/query/use-account-query.ts";

/** What is to be done and what products brought. */
export const dashboardQuery = (accountId: number) => accountQuery(accountId, "dashboard", getDashboard, {});
