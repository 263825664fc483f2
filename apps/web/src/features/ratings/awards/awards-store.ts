/** The company's awards, and switching the signet on or off. */
import { updateWkdbSignet } from "@portal/contract/entry-service/calls";
import { type Awards, getAwards } from "@portal/contract/ratings/awards/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";

const SLICE = "ratings";
export const awardsQuery = (accountId: number) => accountQuery(accountId, SLICE, getAwards, {});
export const useAwards = () => useQuery({ ...awardsQuery(useActiveAccountId()), throwOnError: false });

/** Returns a function that switches the signet and shows the new state. */
export function useSwitchSignet() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return async (on: boolean): Promise<void> => {
    const query = { customerId: String(accountId), lock: on ? "false" : "true" } as const;
    const { locked } = await apiCall(updateWkdbSignet, { accountId, query });
    client.setQueryData(awardsQuery(accountId).queryKey, (known: { awards: Awards } | undefined) =>
      known === undefined ? known : { awards: { ...known.awards, isLocked: locked } },
    );
  };
}
