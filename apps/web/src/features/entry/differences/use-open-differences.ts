import { useQuery } from "@tanstack/react-query";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { differencesQuery } from "../entry-store.ts";

/** How many fields wait for a decision; undefined while it loads, 0 if it can't be loaded. */
export function useOpenDifferences(): number | undefined {
  const { data, error } = useQuery({ ...differencesQuery(useActiveAccountId()), throwOnError: false });
  return data?.open ?? (error === null ? undefined : 0);
}
