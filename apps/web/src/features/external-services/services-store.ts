/** Loading and changing a company's services outside, with the refusal of Specification §8. */
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
import { amendAccount } from "../../platform/session/active-account.ts";

const SLICE = "external-services";

/** As the pages show it: asked at Google where what is known is old. */
export const servicesQuery = (accountId: number) =>
  accountQuery(accountId, SLICE, getExternalServices, { body: { fresh: true } });
export const comparisonQuery = (accountId: number) => accountQuery(accountId, SLICE, getGoogleComparison, {});

/** An empty list where there is none, which the call says with 204. */
export const locationsQuery = (accountId: number) =>
  queryOptions({
    queryKey: accountKey(accountId, SLICE, getGoogleLocations),
    queryFn: async ({ signal }): Promise<readonly GoogleLocation[]> => {
      const answer = (await apiCall(getGoogleLocations, { signal, accountId })) as
        | { locations: GoogleLocation[] }
        | undefined;
      return answer?.locations ?? [];
    },
    // who goes to Google and comes back has other locations
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
 * What a call answered takes the place of what was known. Everything else is asked anew when somebody looks at it next:
 * what is on the screen now may be about to leave it.
 */
export async function takeService(client: QueryClient, accountId: number, service: ExternalService): Promise<void> {
  const prefix = [...accountPrefix(accountId), SLICE];
  await client.cancelQueries({ queryKey: prefix });
  await client.invalidateQueries({ queryKey: prefix, refetchType: "none" });
  client.setQueryData(servicesQuery(accountId).queryKey, { services: [service] });
}

/** After a difference was taken over, or could not be. */
export const forgetComparison = (client: QueryClient, accountId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: comparisonQuery(accountId).queryKey });

/** After Google turned out to be another than the list says. */
export const forgetList = (client: QueryClient, accountId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: servicesQuery(accountId).queryKey });

/** What the overview has just learned holds for the warning on the next page as well. */
export function tellAccount(accountId: number, service: ExternalService): Promise<void> {
  const { connected, externallyConfirmed, state, verification } = service;
  const unconfirmedLocation = connected && !externallyConfirmed ? { state, verification } : null;
  return amendAccount(accountId, { unconfirmedLocation });
}

/** After a value went into the entry: its pages load it again. */
export const forgetEntry = (client: QueryClient, accountId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: [...accountPrefix(accountId), "entry"] });
