/** The contracts of the active company. They load once; the answer of each change replaces them. */
import { type Contract, getContracts } from "@portal/contract/company-data/contracts/calls";
import { useQueryClient } from "@tanstack/react-query";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";

export const contractsQuery = (accountId: number) => accountQuery(accountId, "company-data", getContracts, {});

/** Returns a function that runs a change and caches the contracts in its answer. */
export function useChangeContracts() {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return async (change: (accountId: number) => Promise<{ contracts: Contract[] }>): Promise<Contract[]> => {
    const answer = await change(accountId);
    client.setQueryData(contractsQuery(accountId).queryKey, answer);
    return answer.contracts;
  };
}
