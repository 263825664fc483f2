/** The subscriptions of the active company. A change replaces them, and makes the account locks load again. */
import { getAccountLocks } from "@portal/contract/account-locks/calls";
import { getSubscriptions, type SubscriptionKind, updateSubscriptions } from "@portal/contract/subscriptions/calls";
import { useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { RejectedAction } from "../../platform/api/rejections.ts";
import { accountQuery, useActiveAccountId } from "../../platform/query/use-account-query.ts";

export const subscriptionsQuery = (accountId: number) => accountQuery(accountId, "subscriptions", getSubscriptions, {});

let updating = false;

/** Returns a function that changes kinds. @throws RejectedAction "already updating" (Specification §8); ApiProblem */
export function useChangeSubscriptions() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return async (kinds: Partial<Record<SubscriptionKind, boolean>>): Promise<void> => {
    if (updating) throw new RejectedAction("already updating");
    updating = true;
    try {
      const answer = await apiCall(updateSubscriptions, { accountId, body: kinds });
      client.setQueryData(subscriptionsQuery(accountId).queryKey, answer);
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(getAccountLocks.name) });
    } finally {
      updating = false;
    }
  };
}
