/** What the browser knows of the listing check: asked again while one runs, and the one way to start one. */
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
/** Portals answer within seconds; each step of the progress should be seen. */
const ASK_AGAIN_MS = 1200;

export const portalsQuery = (accountId: number) =>
  accountQuery(accountId, SLICE, retrievePortals, { query: { companyId: String(accountId) } });

export const statisticsQuery = (accountId: number) =>
  accountQuery(accountId, SLICE, getPartnerPortalListingStatistics, {});

/** The findings. The entry may have been changed meanwhile, so a visit reads anew; a running check is read step by step. */
export const usePortals = (accountId: number) =>
  useQuery({
    ...portalsQuery(accountId),
    throwOnError: false,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.check.running ? ASK_AGAIN_MS : false),
  });

/** Starts a check and reads what stands. @throws ApiProblem */
export async function startReload(client: QueryClient, accountId: number): Promise<void> {
  await apiCall(reloadPortals, { accountId });
  await client.refetchQueries({ queryKey: portalsQuery(accountId).queryKey });
}

/** After a check the trend has a point more. */
export const renewTrend = (client: QueryClient, accountId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: statisticsQuery(accountId).queryKey });

export const csvHref = (accountId: number): string => `${getPortalsCsv.path}?accountId=${accountId}`;
