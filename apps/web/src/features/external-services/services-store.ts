/** Loads and changes a company's external services, with the rejections of Specification §8. */
import {
  type ExternalService,
  getExternalServices,
  getGoogleComparison,
  getGoogleLocations,
  type GoogleLocation,
} from "@portal/contract/external-services/calls";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { RejectedAction } from "../../platform/api/rejections.ts";
import { accountKey, accountPrefix } from "../../platform/query/query-keys.ts";
import { accountQuery } from "../../platform/query/use-account-query.ts";
import { mergeAccount } from "../../platform/session/active-account.ts";

const SLICE = "external-services";

/** The services for the pages. The server asks Google again if its data are old. */
export const servicesQuery = (accountId: number) =>
  accountQuery(accountId, SLICE, getExternalServices, { body: { fresh: true } });
export const comparisonQuery = (accountId: number) => accountQuery(accountId, SLICE, getGoogleComparison, {});

/** An empty list if there are no locations; the call then answers 204. */
export const locationsQuery = (accountId: number) =>
  queryOptions({
    queryKey: accountKey(accountId, SLICE, getGoogleLocations),
    queryFn: async ({ signal }): Promise<readonly GoogleLocation[]> => {
      const answer = (await apiCall(getGoogleLocations, { signal, accountId })) as
        | { locations: GoogleLocation[] }
        | undefined;
      return answer?.locations ?? [];
    },
    // People who return from Google have other locations.
    staleTime: 0,
  });

/** Loads the list now. @throws RejectedAction "External services list is already loading"; ApiProblem. */
export async function loadExternalServices(client: QueryClient, accountId: number): Promise<void> {
  const query = servicesQuery(accountId);
  if (client.isFetching({ queryKey: query.queryKey, exact: true }) > 0)
    throw new RejectedAction("External services list is already loading");
  await client.fetchQuery({ ...query, staleTime: 0 });
}

/**
 * Caches the service that a call returned. Other data reload only when a page shows them next, because the current
 * page may be about to close.
 */
export async function cacheService(client: QueryClient, accountId: number, service: ExternalService): Promise<void> {
  const prefix = [...accountPrefix(accountId), SLICE];
  await client.cancelQueries({ queryKey: prefix });
  await client.invalidateQueries({ queryKey: prefix, refetchType: "none" });
  client.setQueryData(servicesQuery(accountId).queryKey, { services: [service] });
}

/** After a difference was copied, or could not be. */
export const invalidateComparison = (client: QueryClient, accountId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: comparisonQuery(accountId).queryKey });

/** After Google turned out to differ from the list. */
export const invalidateServices = (client: QueryClient, accountId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: servicesQuery(accountId).queryKey });

/** Applies what the overview learned to the warning on the next page. */
export function updateAccountWarning(accountId: number, service: ExternalService): Promise<void> {
  const { connected, externallyConfirmed, state, verification } = service;
  const unconfirmedLocation = connected && !externallyConfirmed ? { state, verification } : null;
  return mergeAccount(accountId, { unconfirmedLocation });
}

/** After a value was copied into the entry. */
export const invalidateEntry = (client: QueryClient, accountId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: [...accountPrefix(accountId), "entry"] });
