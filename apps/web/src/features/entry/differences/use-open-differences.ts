import { useQuery } from "@tanstack/react-query";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { differencesQuery } from "../entry-store.ts";

/** How many fields wait for a decision; 0 while that is not known. */
export function useOpenDifferences(): number {
  const { data } = useQuery({ ...differencesQuery(useActiveAccountId()), throwOnError: false });
  return data?.open ?? 0;
}
