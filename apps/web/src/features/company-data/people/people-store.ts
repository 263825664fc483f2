/** The people of the active company. They load once; each change's answer replaces them. */
import { type CompanyPeople, getPeople } from "@portal/contract/company-data/people/calls";
import { useQueryClient } from "@tanstack/react-query";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";

export const peopleQuery = (accountId: number) => accountQuery(accountId, "company-data", getPeople, {});

/** Returns a function that runs a change and caches the list in its answer. */
export function useChangePeople(): (change: (accountId: number) => Promise<CompanyPeople>) => Promise<CompanyPeople> {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  return async (change) => {
    const people = await change(accountId);
    client.setQueryData(peopleQuery(accountId).queryKey, people);
    return people;
  };
}
