import { getDashboard } from "@portal/contract/dashboard/calls";
import { getHighlights } from "@portal/contract/dashboard/highlights/calls";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { pageConfiguration } from "../../platform/page-configuration.ts";
import { accountQuery } from "../../platform/query/use-account-query.ts";

const JUST_LOADED_MS = 1000;
let wasLeft = false;

/**
 * What is to be done and what products brought. Every page may do a task, so people who come back to the start page get
 * a new answer; the first one came with the page.
 */
export const dashboardQuery = (accountId: number) => {
  const { queryKey, queryFn } = accountQuery(accountId, "dashboard", getDashboard, {});
  return queryOptions({
    queryKey,
    queryFn,
    staleTime: () => (wasLeft ? JUST_LOADED_MS : pageConfiguration.reloadTimeoutMinutes * 60_000),
  });
};

/** The start page is left: what it showed is old, and an answer that comes from now on soon will be. */
export function noteLeft(client: QueryClient, accountId: number): void {
  wasLeft = true;
  void client.invalidateQueries({ queryKey: dashboardQuery(accountId).queryKey, refetchType: "none" });
}

export const highlightsQuery = (accountId: number) => accountQuery(accountId, "dashboard", getHighlights, {});
