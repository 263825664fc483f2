import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { RejectedAction } from "../../platform/api/rejections.ts";

/**
 * Loads the entry from the server, whatever is cached. `query` is null if no company is active.
 * @throws RejectedAction "no customer loaded", "Entry is already loading" (Specification §8); ApiProblem of the call.
 */
export async function loadEntry<Answer, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Answer, Error, Answer, Key> | null,
): Promise<Answer> {
  if (query === null) throw new RejectedAction("no customer loaded");
  if (client.isFetching({ queryKey: query.queryKey, exact: true }) > 0)
    throw new RejectedAction("Entry is already loading");
  return client.fetchQuery({ ...query, staleTime: 0 });
}
