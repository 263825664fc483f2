/** The cases of the active company. */
import {
  type CaseFilter,
  getServiceCase,
  getServiceCases,
  getServiceCasesCsv,
  type ServiceCase,
} from "@portal/contract/service-case/calls";
import { useQueryClient } from "@tanstack/react-query";
import { accountQuery, useActiveAccountId } from "../../platform/query/use-account-query.ts";

const SLICE = "service-case";

export const casesQuery = (accountId: number, filter: CaseFilter, page: number) =>
  accountQuery(accountId, SLICE, getServiceCases, { query: { ...filter, page: String(page) } });

export const caseQuery = (accountId: number, id: number) =>
  accountQuery(accountId, SLICE, getServiceCase, { params: { id: String(id) } });

/** Returns a function that runs a change, caches the case in its answer, and reloads the lists. */
export function useChangeCase(): (
  change: (accountId: number) => Promise<{ serviceCase: ServiceCase }>,
) => Promise<ServiceCase> {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return async (change) => {
    const answer = await change(accountId);
    const { queryKey } = caseQuery(accountId, answer.serviceCase.id);
    client.setQueryData(queryKey, answer);
    await client.invalidateQueries({
      predicate: (query) => query.queryKey.includes(getServiceCases.name),
      refetchType: "none",
    });
    return answer.serviceCase;
  };
}

/** The same list as a CSV file. */
export const casesCsvHref = (accountId: number, { search, state }: CaseFilter): string =>
  `${getServiceCasesCsv.path}?${new URLSearchParams({
    ...(search !== "" && { search }),
    ...(state !== undefined && { state }),
    accountId: String(accountId),
  })}`;
