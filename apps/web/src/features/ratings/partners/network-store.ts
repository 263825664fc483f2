/** The partner network of the active company. */
import { getPartnerChoices, getRatingPortals } from "@portal/contract/ratings/partners/calls";
import { useQueryClient } from "@tanstack/react-query";
import { accountQuery } from "../../../platform/query/use-account-query.ts";

const SLICE = "ratings";
export const networkQuery = (accountId: number) => accountQuery(accountId, SLICE, getRatingPortals, {});
export const choicesQuery = (accountId: number) => accountQuery(accountId, SLICE, getPartnerChoices, {});

/** Returns a function that makes a change and loads the network again. */
export function useChangeNetwork() {
  const client = useQueryClient();
  return async (change: () => Promise<unknown>): Promise<void> => {
    await change();
    await client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey.includes(getRatingPortals.name) || queryKey.includes(getPartnerChoices.name),
    });
  };
}
