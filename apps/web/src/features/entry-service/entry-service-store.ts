/**
 * Queries of the listing check and the call that starts one. The findings are loaded repeatedly while a check runs.
 */
import {
  getPartnerPortalListingStatistics,
  getPortalsCsv,
  reloadPortals,
  retrievePortals,
} from "@portal/contract/entry-service/calls";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { accountQuery } from "../../platform/query/use-account-query.ts";

const SLICE = "entry-service";
/** Portals answer within seconds; at this interval people see each step of the progress. */
const ASK_AGAIN_MS = 1200;

export const portalsQuery = (accountId: number) =>
  accountQuery(accountId, SLICE, retrievePortals, { query: { companyId: String(accountId) } });

export const statisticsQuery = (accountId: number) =>
  accountQuery(accountId, SLICE, getPartnerPortalListingStatistics, {});

/** The findings. Each visit loads them again, because the entry may have changed; a running check is polled. */
export const usePortals = (accountId: number) =>
  useQuery({
    ...portalsQuery(accountId),
    throwOnError: false,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.check.running ? ASK_AGAIN_MS : false),
  });

/** Starts a check, of one portal if it is named, and loads the findings. @throws ApiProblem */
export async function startReload(client: QueryClient, accountId: number, portal?: string): Promise<void> {
  await apiCall(reloadPortals, { accountId, query: portal === undefined ? {} : { portal } });
  await client.refetchQueries({ queryKey: portalsQuery(accountId).queryKey });
}

/** A finished check adds a point to the trend. */
export const renewTrend = (client: QueryClient, accountId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: statisticsQuery(accountId).queryKey });

export const csvHref = (accountId: number): string => `${getPortalsCsv.path}?accountId=${accountId}`;
