import { getOwnSessions, type OwnSession } from "@portal/contract/user-area/profile";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { personKey } from "../../../platform/query/query-keys.ts";

export const sessionsQuery = queryOptions({
  queryKey: personKey("user-area", getOwnSessions),
  queryFn: ({ signal }): Promise<{ sessions: OwnSession[] }> => apiCall(getOwnSessions, { signal }),
  throwOnError: false,
});

export function useReloadSessions(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}
