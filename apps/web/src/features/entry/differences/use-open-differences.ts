import { useQuery } from "@tanstack/react-query";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { differencesQuery } from "../entry-store.ts";

/** How many fields wait for a decision; undefined while that is not known, 0 where it can't be told. */
export function useOpenDifferences(): number | undefined {
  const { data, error } = useQuery({ ...differencesQuery(useActiveAccountId()), throwOnError: false });
  return data?.open ?? (error === null ? undefined : 0);
}
