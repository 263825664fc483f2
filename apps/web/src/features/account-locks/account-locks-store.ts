/** Loading and sending a company's locks, with the refusals of Specification §8. */
import { type AccountLockFlag, getAccountLocks, updateAccountLocks } from "@portal/contract/account-locks/calls";
import type { QueryClient } from "@tanstack/react-query";
import { apiCall } from "../../platform/api/api-call.ts";
import { RejectedAction } from "../../platform/api/rejections.ts";
import { accountQuery } from "../../platform/query/use-account-query.ts";

export const locksQuery = (accountId: number) => accountQuery(accountId, "account-locks", getAccountLocks, {});

let updating = false;

/**
 * Loads the locks from the server, whatever is cached. @throws RejectedAction "AccountLocks are already loading";
 * ApiProblem.
 */
export async function loadAccountLocks(client: QueryClient, accountId: number): Promise<void> {
  const query = locksQuery(accountId);
  if (client.isFetching({ queryKey: query.queryKey, exact: true }) > 0)
    throw new RejectedAction("AccountLocks are already loading");
  await client.fetchQuery({ ...query, staleTime: 0 });
}

/** Sends the flags that differ. @throws RejectedAction "No AccountLocks to send", "already updating"; ApiProblem. */
export async function sendAccountLocks(
  client: QueryClient,
  accountId: number,
  changes: Partial<Record<AccountLockFlag, boolean>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) throw new RejectedAction("No AccountLocks to send");
  if (updating) throw new RejectedAction("already updating");
  updating = true;
  try {
    const answer = await apiCall(updateAccountLocks, { body: changes, accountId });
    client.setQueryData(locksQuery(accountId).queryKey, answer);
  } finally {
    updating = false;
  }
}
